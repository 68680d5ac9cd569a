import type { Connector } from 'wagmi'
import { forgetDeepLink, rememberDeepLink } from '../../connectors/deepLinkChoice.ts'
import { pairingExpiry } from '../../connectors/walletConnect/pairingLink.ts'
import type { StorageLike } from '../../storage/storageLike.ts'
import { platformOf } from '../../wallets/device.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import { appLinkOf, followLink, isAnyWallet, isPaired, openLinkOf } from './appLink.ts'
import type { ConnectAttempts } from './connectAttempt.ts'
import { detectAppOpened } from './detectAppOpened.ts'
import { isPairingUri, preparePairing } from './pairingLink.ts'

export interface AppOpener {
  /** Makes the pairing link ready while the visitor still looks at the list. */
  prepare(wallets: readonly WalletRow[]): void
  /** A wallet was picked: its app is opened at once when the link is ready, else as soon as it is. */
  begin(wallet: WalletRow): void
  /** Follows the link to the wallet's own app once more; nothing where it has none here. */
  reopen(wallet: WalletRow): void
  /** Opens the app of the wallet, or whichever app takes the link; a host's own dialog goes first. */
  open(wallet: WalletRow): void
  stop(): void
}

/** A prepared link with less left is replaced, ms: a little before the connector would no longer hand it out. */
const leastLife = 59_000

/** Opens wallets' apps on this device, and notices when they do not open. */
export function createAppOpener(attempts: ConnectAttempts, storage: StorageLike): AppOpener {
  const ready = new Map<Connector, { readonly uri: string; readonly expiresAt: number }>()
  let stopWatching = () => {}
  let stopListening = () => {}

  let renewal: ReturnType<typeof setTimeout> | undefined
  let round = 0

  function stop() {
    round += 1
    clearTimeout(renewal)
    stopWatching()
    stopListening()
    stopWatching = () => {}
    stopListening = () => {}
  }

  function prepare(wallets: readonly WalletRow[]) {
    const now = round
    const connectors = new Set(wallets.filter(isPaired).map(({ connector }) => connector))
    for (const connector of connectors) {
      if (!connector) continue
      void preparePairing(connector).then((uri) => {
        // Not once a wallet was picked, whose attempt has taken this link, or the dialog closed.
        if (!uri || now !== round) return
        const expiresAt = pairingExpiry(uri, Date.now())
        ready.set(connector, { uri, expiresAt })
        clearTimeout(renewal)
        renewal = setTimeout(() => prepare(wallets), expiresAt - Date.now() - leastLife)
      })
    }
  }

  /** True when there was a link to follow. */
  function follow(wallet: WalletRow, uri: string): boolean {
    const platform = platformOf(navigator)
    const link = appLinkOf(wallet, uri, platform)
    if (!link) return false
    // Later requests follow what is remembered; on a desktop that would take the visitor away from the page.
    if (platform !== 'desktop') {
      rememberDeepLink(storage, { name: wallet.name, link: link.href, platform })
    }
    followLink(link)
    // A desktop's app opens beside the page, which is not left for it.
    if (platform !== 'desktop') {
      stopWatching()
      stopWatching = detectAppOpened(() => attempts.missApp())
    }
    return true
  }

  return {
    stop,
    prepare,
    begin(wallet) {
      stop()
      // What was chosen before would otherwise be opened for the requests of this wallet.
      forgetDeepLink(storage)
      const { connector } = wallet
      if (!connector || !isPaired(wallet)) return
      const prepared = ready.get(connector)
      ready.delete(connector) // A link pairs once.
      if (isAnyWallet(wallet)) return
      // Inside the tap: browsers let nothing else open an app.
      if (prepared && prepared.expiresAt > Date.now() && follow(wallet, prepared.uri)) return
      stopListening = attempts.subscribe(() => {
        const now = attempts.getState()
        if (now.phase !== 'connecting' || now.walletId !== wallet.id || !now.link) return
        stopListening()
        follow(wallet, now.link.uri)
      })
    },
    reopen(wallet) {
      const now = attempts.getState()
      if (now.phase !== 'connecting' || !now.link || isAnyWallet(wallet)) return
      follow(wallet, now.link.uri)
    },
    open(wallet) {
      const now = attempts.getState()
      if (now.phase !== 'connecting' || !now.link) return
      const openModal: unknown = wallet.connector && Reflect.get(wallet.connector, 'openModal')
      if (typeof openModal === 'function' && isPairingUri(now.link.uri)) {
        const shown: unknown = Reflect.apply(openModal, wallet.connector, [now.link.uri])
        // It says itself what went wrong; the attempt goes on as long as the link does.
        Promise.resolve(shown).catch(() => {})
        return
      }
      if (follow(wallet, now.link.uri)) return
      const platform = platformOf(navigator)
      const link = openLinkOf(wallet, now.link.uri, platform)
      if (platform !== 'desktop') {
        rememberDeepLink(storage, { name: wallet.name, link: link.href, platform })
      }
      followLink(link)
    },
  }
}
