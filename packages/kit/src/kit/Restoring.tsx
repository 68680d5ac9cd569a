import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Kit } from '../chains/config/kit.ts'
import { isNewConnection, type KitSource } from '../chains/config/kitSource.ts'
import {
  type ConnectionRestore,
  connectionRestore,
} from '../wallets/connection/restore/connectionRestore.ts'
import { RestoringContext } from '../wallets/connection/useConnectionState.ts'
import { following } from './following.ts'

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
