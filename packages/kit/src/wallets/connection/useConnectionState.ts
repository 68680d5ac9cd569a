import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import { useIsHydrated } from '@foyer/ui/utils/useIsHydrated.ts'
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { type Chain, chainById } from '../../chains/config/chain.ts'
import { useLoadedKit } from '../../chains/config/useKit.ts'
import { type Authentication, type AuthenticationStatus, authentication } from './authentication.ts'
import { connectionAtStart, readConnection, type WalletConnection } from './walletConnection.ts'

/** True from the first paint until restoring the stored connection has succeeded or failed. */
export const RestoringContext = createContext(false)

/**
 * 'reconnecting': an earlier connection, or its session if signing in is required, is being
 * restored. 'unauthenticated': connected, but not signed in although it is required.
 */
export type ConnectionStatus =
  | 'disconnected'
  | 'connecting'
  | 'reconnecting'
  | 'unauthenticated'
  | 'connected'

/** The connection as the page may show it. */
export interface ConnectionState {
  /** See `ConnectionStatus`. */
  readonly status: ConnectionStatus
  /** As the connector gives it. Undefined unless connected. */
  readonly address: Address | undefined
  /** The wallet's chain id, configured or not. Undefined unless connected. */
  readonly chainId: number | undefined
  /** The configured chain with that id; undefined if unsupported, and unless connected. */
  readonly chain: Chain | undefined
  /** Connected, with a chain that is not configured. */
  readonly unsupported: boolean
  /** The wallet's name, as its connector gives it. Undefined unless connected. */
  readonly connectorName: string | undefined
  /**
   * The data URI of the icon that the wallet announced. Undefined without one, and unless
   * connected.
   */
  readonly connectorIcon: string | undefined
}

/**
 * The connection state. 'connected' always has an address. Until the config
 * has loaded there is no connection.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useConnectionState(): ConnectionState {
  const kit = useLoadedKit('useConnectionState')
  const restoring = useRestoring()
  const authentication = useAuthentication().status
  const { address, chainId, connectorIcon, connectorName, status } = useWalletConnection()
  return useMemo(() => {
    // While the page's own wagmi reconnects, it knows the account, also on a server with cookies.
    const isKnown = status === 'connected' || (status === 'reconnecting' && !restoring)
    const hasWallet = isKnown && address !== undefined
    const mustSignIn = kit?.signInMode === 'required' && authentication !== 'authenticated'
    if (!hasWallet || mustSignIn) {
      return {
        status: hasWallet ? signingStatus(authentication) : idleStatus(status, restoring),
        address: undefined,
        chainId: undefined,
        chain: undefined,
        unsupported: false,
        connectorName: undefined,
        connectorIcon: undefined,
      }
    }
    const chain = kit && chainById(kit.chains, chainId)
    return {
      status: 'connected',
      address,
      chainId,
      chain,
      unsupported: chain === undefined,
      connectorName,
      connectorIcon,
    }
  }, [address, authentication, chainId, connectorIcon, connectorName, kit, restoring, status])
}

/** wagmi's connection. wagmi's own hook would throw without a config. */
function useWalletConnection(): WalletConnection {
  const kit = useLoadedKit('useConnectionState')
  const wagmi = kit?.wagmi
  const subscribe = useCallback(
    (onChange: () => void) => wagmi?.subscribe((state) => state, onChange) ?? (() => {}),
    [wagmi],
  )
  const read = () => readConnection(wagmi)
  // A server may use one config for all visitors.
  const readStart = () =>
    kit && typeof window !== 'undefined' ? kit.get(connectionAtStart) : read()
  return useSyncExternalStore(subscribe, read, readStart)
}

/** Whether a connection is being restored, which the server's page never shows. */
function useRestoring(): boolean {
  const restoring = useContext(RestoringContext)
  return useIsHydrated() && restoring
}

function signingStatus(status: AuthenticationStatus): ConnectionStatus {
  return status === 'loading' ? 'reconnecting' : 'unauthenticated'
}

function idleStatus(status: string, restoring: boolean): ConnectionStatus {
  if (restoring) return 'reconnecting'
  if (status === 'reconnecting') return status
  return status === 'connecting' ? 'connecting' : 'disconnected'
}

const unauthenticated: Authentication = { status: 'unauthenticated' }
const without = { get: () => unauthenticated, subscribe: () => () => {} }

/**
 * Whether the connected account is signed in. A session of another account
 * counts as unauthenticated as soon as the wallet switches accounts. Without `signIn`, everyone is
 * unauthenticated.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useAuthentication(): Authentication {
  const { get, subscribe } =
    useLoadedKit('useAuthentication')?.get(authentication)?.state ?? without
  // Only this browser knows whether there may be a session.
  const state = useSyncExternalStore(subscribe, get, without.get)
  const restoring = useRestoring()
  const { address } = useWalletConnection()
  const counts =
    state.status === 'loading' ? restoring || address : sameAddress(address, state.session?.address)
  return counts ? state : unauthenticated
}
