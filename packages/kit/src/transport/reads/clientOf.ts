import type { Client } from 'viem'
import type { Kit } from '../../config/kit.ts'
import { ChainNotConfiguredError } from '../../errors/chain.ts'

/** The parts of the kit that reads need. */
export type ReadSource = Pick<Kit, 'chains' | 'wagmi'>

/**
 * The client of a configured chain.
 *
 * @throws ChainNotConfiguredError
 */
export function clientOf({ chains, wagmi }: ReadSource, chainId: number): Client {
  if (!chains.some(({ id }) => id === chainId)) throw new ChainNotConfiguredError({ chainId })
  return wagmi.getClient({ chainId })
}
