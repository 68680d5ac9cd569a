import { getConnection } from '@wagmi/core'
import type { Address } from 'viem'
import type { Config, Connector } from 'wagmi'

export interface ConnectedAccount {
  readonly address: Address
  readonly chainId: number
  readonly connector: Connector
}

/** Who is connected now; undefined also while an earlier connection is being restored. */
export function connectedAccount(wagmi: Config): ConnectedAccount | undefined {
  const { address, chainId, connector, status } = getConnection(wagmi)
  if (status !== 'connected' || !address || !connector) return undefined
  return { address, chainId, connector }
}
