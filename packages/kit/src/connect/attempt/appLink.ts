import type { Platform } from '../../wallets/device.ts'
import { type DeepLink, deepLink } from '../../wallets/walletLinks.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'

/** The row that stands for every wallet that can scan: it has no app of its own. */
export function isAnyWallet(wallet: WalletRow): boolean {
  return wallet.id === 'walletConnect'
}

/** The wallet is reached by a pairing link: it is not in this page. */
export function isPaired(wallet: WalletRow): boolean {
  return wallet.connector?.type === 'walletConnect'
}

/** The link that hands the pairing to the wallet's own app on this device; undefined when it has none. */
export function appLinkOf(
  wallet: WalletRow,
  uri: string,
  platform: Platform,
): DeepLink | undefined {
  if (!isPaired(wallet) || !wallet.definition) return undefined
  return deepLink(wallet.definition, uri, platform)
}

/** What OPEN opens: the wallet's app, or whichever app takes pairing links (`wc:`, EIP-1328). */
export function openLinkOf(wallet: WalletRow, uri: string, platform: Platform): DeepLink {
  return appLinkOf(wallet, uri, platform) ?? { href: uri, target: 'window' }
}

/**
 * Follows a link as the visitor's own press would: iOS leaves an empty tab behind after `window.open`
 * (RainbowKit #524), and an app's scheme must not be followed in a new tab.
 */
export function followLink({ href, target }: DeepLink): void {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.rel = 'noopener noreferrer'
  if (target === 'tab') anchor.target = '_blank'
  anchor.click()
}
