import type { Kit } from '../chains/config/kit.ts'
import { lastConnectorId } from '../chains/config/lastConnector.ts'
import { followSession } from '../sign-in/followSession.ts'
import { connectionRestore } from '../wallets/connection/restore/connectionRestore.ts'
import { watchOtherTabs } from '../wallets/connection/watchOtherTabs.ts'

/** The function of the slot `following`. */
export function createFollowing(kit: Kit): () => () => void {
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
}

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
