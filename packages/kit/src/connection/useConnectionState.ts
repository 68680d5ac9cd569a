import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { Chain } from '../config/chain.ts'
import { useKit } from '../config/useKit.ts'
import type { AuthenticationStatus } from './authentication.ts'
import { useRestoring } from './RestoringContext.ts'
import { useAuthentication } from './useAuthentication.ts'

/** 'unauthenticated' is a connected wallet that has yet to sign in, where that is required (Spec §3). */
export type ConnectionStatus =
  | 'disconnected'
  | 'connecting'
  | 'reconnecting'
  | 'unauthenticated'
  | 'connected'

/** Who is connected, as the page may show it. */
export interface ConnectionState {
  readonly status: ConnectionStatus
  readonly address: Address | undefined
  /** The wallet's chain, also when the app does not know it. */
  readonly chainId: number | undefined
  /** That chain as configured; undefined when unsupported. */
  readonly chain: Chain | undefined
  readonly unsupported: boolean
  readonly connectorName: string | undefined
}

/** The connection state (Spec §4). `connected` is only said with an address at hand. */
export function useConnectionState(): ConnectionState {
  const { chains, signInMode } = useKit()
  const restoring = useRestoring()
  const authentication = useAuthentication().status
  const { address, chainId, connector, status } = useConnection()
  return useMemo(() => {
    const hasWallet = status === 'connected' && address !== undefined
    const mustSignIn = signInMode === 'required' && authentication !== 'authenticated'
    if (!hasWallet || mustSignIn) {
      return {
        status: hasWallet ? signingStatus(authentication) : idleStatus(status, restoring),
        address: undefined,
        chainId: undefined,
        chain: undefined,
        unsupported: false,
        connectorName: undefined,
      }
    }
    const chain = chains.find(({ id }) => id === chainId)
    return {
      status: 'connected',
      address,
      chainId,
      chain,
      unsupported: chain === undefined,
      connectorName: connector?.name,
    }
  }, [address, authentication, chainId, chains, connector, restoring, signInMode, status])
}

function signingStatus(status: AuthenticationStatus): ConnectionStatus {
  return status === 'loading' ? 'reconnecting' : 'unauthenticated'
}

function idleStatus(status: string, restoring: boolean): ConnectionStatus {
  if (restoring) return 'reconnecting'
  return status === 'connecting' ? 'connecting' : 'disconnected'
}
