import { useMemo } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { Chain } from '../config/chain.ts'
import { useKit } from '../config/useKit.ts'
import type { AuthenticationStatus } from './authentication.ts'
import { useRestoring } from './RestoringContext.ts'
import { useAuthentication } from './useAuthentication.ts'

/** 'unauthenticated': connected, but not signed in although it is required. */
export type ConnectionStatus =
  | 'disconnected'
  | 'connecting'
  | 'reconnecting'
  | 'unauthenticated'
  | 'connected'

/** The connection as the page may show it. */
export interface ConnectionState {
  readonly status: ConnectionStatus
  readonly address: Address | undefined
  /** The wallet's chain id, configured or not. */
  readonly chainId: number | undefined
  /** The configured chain with that id; undefined if unsupported. */
  readonly chain: Chain | undefined
  readonly unsupported: boolean
  readonly connectorName: string | undefined
}

/** The connection state (docs/spec-map.md §4). 'connected' always has an address. */
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
