import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Kit } from '../chains/config/kit.ts'
import { isNewConnection, type KitSource } from '../chains/config/kitSource.ts'
import { lastConnectorId } from '../chains/config/lastConnector.ts'
import { slot } from '../chains/config/slot.ts'
import { followSession } from '../sign-in/followSession.ts'
import {
  type ConnectionRestore,
  connectionRestore,
} from '../wallets/connection/restore/connectionRestore.ts'
import { RestoringContext } from '../wallets/connection/useConnectionState.ts'
import { watchOtherTabs } from '../wallets/connection/watchOtherTabs.ts'

interface RestoringProps {
  readonly kit: Kit | undefined
  readonly source: KitSource
  readonly children: ReactNode
}

/**
 * Reports 'reconnecting' from the first paint, so that 'Connect Wallet' never flashes. During
 * hydration it reports the same as the server, and then 'reconnecting' before the browser paints.
 */
export function Restoring({ children, kit, source }: RestoringProps) {
  const restore = kit?.get(connectionRestore)
  const isLoading = useReturningKit(kit, source)
  const restoring = useSyncExternalStore(
    useCallback((onDone) => (restore ? follow(restore, onDone) : () => {}), [restore]),
    () => (restore ? restore.hadConnection && !restore.isDone() : isLoading),
    () => false,
  )
  useEffect(() => kit?.get(following)(), [kit])
  return <RestoringContext.Provider value={restoring}>{children}</RestoringContext.Provider>
}

/**
 * Loads the kit for a visitor with an earlier connection, and once another tab connects. True until
 * it has loaded or failed to.
 */
function useReturningKit(kit: Kit | undefined, source: KitSource): boolean {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (kit) return
    const load = () => {
      source.load().catch((error: unknown) => {
        // Not fatal: the page works without the earlier connection.
        console.warn('The config failed to load.', error)
        setFailed(true)
      })
    }
    const loadForConnection = (event: StorageEvent) => {
      if (isNewConnection(event)) load()
    }
    if (source.hadConnection()) load()
    addEventListener('storage', loadForConnection)
    return () => removeEventListener('storage', loadForConnection)
  }, [kit, source])
  return !kit && !failed && source.hadConnection()
}

/** Starts the restore and reports its end. */
function follow(restore: ConnectionRestore, onDone: () => void): () => void {
  let isActive = true
  restore
    .run()
    .catch((error: unknown) => {
      // Not fatal: the page works without the earlier connection.
      console.warn('The earlier connection could not be restored.', error)
    })
    .finally(() => {
      if (isActive) onDone()
    })
  return () => {
    isActive = false
  }
}

/**
 * Keeps a kit up to date while a provider of it is mounted: there is one in each React root of a
 * page with several. Each provider calls the returned function, and calls its result to stop.
 */
const following = slot('following', (kit) => {
  let providers = 0
  let stop: (() => void) | undefined
  return () => {
    providers += 1
    stop ??= keepUpToDate(kit)
    return () => {
      providers -= 1
      if (providers > 0) return
      stop?.()
      stop = undefined
    }
  }
})

/** Keeps the connection and the session up to date until the returned function is called. */
function keepUpToDate(kit: Kit): () => void {
  const restore = kit.get(connectionRestore)
  const { wagmi } = kit
  let isActive = true
  let stopFollowing = () => {}
  // The last used wallet is not connected: it is locked, or another tab connected it.
  const followWallet = async (_?: unknown, statusBefore?: string) => {
    if (!restore.isDone() || wagmi.state.status !== 'disconnected') return
    try {
      if (!(await lastConnectorId(wagmi.storage))) return
      const { walletFollower } = await import('../wallets/connection/walletFollower.ts')
      const follower = kit.get(walletFollower)
      if (isActive) follower.follow(statusBefore)
      stopFollowing = follower.stop
    } catch {
      // The storage is damaged, or the code did not load. The next page load tries again.
    }
  }
  void restore.run().then(followWallet, followWallet)
  addEventListener('storage', followWallet)
  const stop = wagmi.subscribe(({ status }) => status, followWallet)
  const stopWatching = watchOtherTabs(kit)
  const stopSession = followSession(kit)
  return () => {
    isActive = false
    removeEventListener('storage', followWallet)
    stop()
    stopFollowing()
    stopWatching()
    stopSession()
  }
}
