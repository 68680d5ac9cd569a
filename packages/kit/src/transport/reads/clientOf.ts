import type { Client } from 'viem'
import type { Kit } from '../../config/kit.ts'
import { ChainNotConfiguredError } from '../../errors/chain.ts'

/** What a read needs of the kit. */
export type ReadSource = Pick<Kit, 'chains' | 'wagmi'>

/**
 * The client that reads a network, through its ranked endpoints.
 *
 * @throws ChainNotConfiguredError
 */
export function clientOf({ chains, wagmi }: ReadSource, chainId: number): Client {
  if (!chains.some(({ id }) => id === chainId)) throw new ChainNotConfiguredError({ chainId })
  return wagmi.getClient({ chainId })
}
