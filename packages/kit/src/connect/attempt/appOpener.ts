import { yieldTopLayer } from '@foyer/ui/overlays/yieldTopLayer.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import type { Connector } from 'wagmi'
import { forgetDeepLink, rememberDeepLink } from '../../wallets/connectors/deepLinkChoice.ts'
import { minLifetime, pairingTimeLeft } from '../../wallets/connectors/walletConnect/pairingLink.ts'
import { platformOf } from '../../wallets/device.ts'
import type { DeepLink } from '../../wallets/walletLinks.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import { appLinkOf, followLink, isAnyWallet, isPaired } from './appLink.ts'
import type { ConnectAttempts } from './connectAttempt.ts'
import { isPairingUri, preparePairing } from './pairingLink.ts'

export interface AppOpener {
  /** Prepares the pairing link while the visitor looks at the list. */
  prepare(wallets: readonly WalletRow[]): void
  /**
   * A wallet was picked: opens its app at once, or as soon as the link is ready. With `showsCode`,
   * as on a tablet, no app of a phone or tablet is opened: the visitor may scan the code elsewhere.
   * Without `opensApp`, none is opened on a desktop either. Default true.
   */
  begin(wallet: WalletRow, showsCode: boolean, opensApp?: boolean): void
  /** Opens the wallet's app again; does nothing if it has none on this device. */
  reopen(wallet: WalletRow): void
  /**
   * Opens the connector's own dialog if it has one, else the wallet's app or any that takes the
   * link.
   */
  open(wallet: WalletRow): void
  stop(): void
}

/**
 * A prepared link is replaced this long before it expires, in ms. Below the time for which the
 * connector returns the same link again, which would replace nothing.
 */
const renewalMargin = minLifetime - 1_000

/** How long the page may stay in front before the app is reported as missing, in ms. */
export const openTimeout = 2_500

/** Opens wallets' apps on this device, and notices when they do not open. */
export function createAppOpener(attempts: ConnectAttempts, storage: StorageLike): AppOpener {
  const ready = new Map<Connector, { readonly uri: string; readonly timeLeft: () => number }>()
  let stopWatching = () => {}
  let stopListening = () => {}
  let resumeDialogs = () => {}

  let renewal: ReturnType<typeof setTimeout> | undefined
  let round = 0

  function stop() {
    round += 1
    clearTimeout(renewal)
    stopWatching()
    stopListening()
    resumeDialogs()
    stopWatching = () => {}
    stopListening = () => {}
    resumeDialogs = () => {}
  }

  function prepare(wallets: readonly WalletRow[]) {
    const turn = round
    const connectors = new Set(wallets.filter(isPaired).map(({ connector }) => connector))
    for (const connector of connectors) {
      if (!connector) continue
      void preparePairing(connector).then((uri) => {
        // Too late: a picked wallet's attempt uses this link, or the dialog has closed.
        if (!uri || turn !== round) return
        const timeLeft = pairingTimeLeft(uri)
        ready.set(connector, { uri, timeLeft })
        clearTimeout(renewal)
        renewal = setTimeout(() => prepare(wallets), timeLeft() - renewalMargin)
      })
    }
  }

  /** True when there was a link to follow. */
  function follow(wallet: WalletRow, uri: string): boolean {
    const platform = platformOf(navigator)
    const link = appLinkOf(wallet, uri, platform)
    if (!link) return false
    openLink(storage, wallet, link)
    // On a desktop the app opens next to the page, which stays visible.
    if (platform !== 'desktop') {
      stopWatching()
      stopWatching = detectAppOpened(() => attempts.missApp())
    }
    return true
  }

  return {
    stop,
    prepare,
    begin(wallet, showsCode, opensApp = true) {
      stop()
      // Requests to this wallet would otherwise open the app chosen before.
      forgetDeepLink(storage)
      const { connector } = wallet
      if (!connector || !isPaired(wallet)) return
      const prepared = ready.get(connector)
      ready.delete(connector) // A link pairs once.
      if (!opensApp || isAnyWallet(wallet) || (showsCode && platformOf(navigator) !== 'desktop'))
        return
      // Within the tap, or the browser refuses to open an app.
      if (prepared && prepared.timeLeft() > 0 && follow(wallet, prepared.uri)) return
      stopListening = attempts.subscribe(() => {
        const attempt = attempts.getState()
        if (attempt.phase !== 'connecting' || attempt.walletId !== wallet.id || !attempt.link)
          return
        stopListening()
        follow(wallet, attempt.link.uri)
      })
    },
    reopen(wallet) {
      const attempt = attempts.getState()
      if (attempt.phase !== 'connecting' || !attempt.link || isAnyWallet(wallet)) return
      follow(wallet, attempt.link.uri)
    },
    open(wallet) {
      const attempt = attempts.getState()
      if (attempt.phase !== 'connecting' || !attempt.link) return
      const openModal: unknown = wallet.connector && Reflect.get(wallet.connector, 'openModal')
      if (typeof openModal === 'function' && isPairingUri(attempt.link.uri)) {
        resumeDialogs()
        const resume = yieldToHost(attempts)
        resumeDialogs = resume
        const shown: unknown = Reflect.apply(openModal, wallet.connector, [attempt.link.uri])
        // That dialog reports its own errors; the attempt lasts until the link expires.
        Promise.resolve(shown).catch(resume)
        return
      }
      const { uri } = attempt.link
      if (follow(wallet, uri)) return
      // Any app that handles `wc:` links (EIP-1328).
      openLink(storage, wallet, { href: uri, target: 'window' })
    },
  }
}

function openLink(storage: StorageLike, { name }: WalletRow, link: DeepLink): void {
  const platform = platformOf(navigator)
  // Later requests open the remembered link, which on a desktop would leave the page.
  if (platform !== 'desktop') rememberDeepLink(storage, { name, link: link.href, platform })
  followLink(link)
}

/**
 * Makes room for the host's dialog, which would be inert, and hidden, below a modal one of the kit.
 * Ends with the attempt: the promise of WalletConnect's own modal resolves once it is open.
 */
function yieldToHost(attempts: ConnectAttempts): () => void {
  const resume = yieldTopLayer()
  const unsubscribe = attempts.subscribe(() => {
    if (attempts.getState().phase !== 'connecting') end()
  })
  function end() {
    unsubscribe()
    resume()
  }
  return end
}

/**
 * Calls back if the page is still in front after `openTimeout`: a browser does not report that
 * an app is missing. Returns a function that stops waiting.
 */
export function detectAppOpened(onStayed: () => void, page: Document = document): () => void {
  const view = page.defaultView
  const timer = setTimeout(() => {
    stop()
    onStayed()
  }, openTimeout)
  const onVisibility = () => page.visibilityState === 'hidden' && stop()
  function stop() {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', onVisibility)
    view?.removeEventListener('pagehide', stop)
    view?.removeEventListener('blur', stop)
  }
  page.addEventListener('visibilitychange', onVisibility)
  view?.addEventListener('pagehide', stop)
  view?.addEventListener('blur', stop)
  return stop
}
