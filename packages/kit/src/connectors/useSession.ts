import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { ChainRecord } from '../config/chainRecord.ts'
import { useKit } from '../config/useKit.ts'
import { useRestoring } from './RestoringContext.ts'

export type SessionStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/** Who is connected, as the page may show it. */
export interface Session {
  readonly status: SessionStatus
  readonly address: Address | undefined
  /** The wallet's chain, also when the app does not know it. */
  readonly chainId: number | undefined
  /** The app's record of that chain; undefined when unsupported. */
  readonly chain: ChainRecord | undefined
  readonly unsupported: boolean
  readonly connectorName: string | undefined
}

/** The connection state (Spec §4). `connected` is only said with an address at hand. */
export function useSession(): Session {
  const { chains } = useKit()
  const restoring = useRestoring()
  const { address, chainId, connector, status } = useConnection()
  return useMemo(() => {
    const connected = status === 'connected' && address !== undefined
    if (!connected) {
      return {
        status: idleStatus(status, restoring),
        address: undefined,
        chainId: undefined,
        chain: undefined,
        unsupported: false,
        connectorName: undefined,
      }
    }
    const chain = chains.find((record) => record.id === chainId)
    return {
      status: 'connected',
      address,
      chainId,
      chain,
      unsupported: chain === undefined,
      connectorName: connector?.name,
    }
  }, [address, chainId, chains, connector, restoring, status])
}

function idleStatus(status: SessionStatus, restoring: boolean): SessionStatus {
  if (restoring) return 'reconnecting'
  return status === 'connecting' ? 'connecting' : 'disconnected'
}
