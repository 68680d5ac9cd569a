import type { Platform } from '../../wallets/device.ts'
import { type DeepLink, deepLink } from '../../wallets/walletLinks.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'

/** The generic WalletConnect row, which has no app. */
export function isAnyWallet(wallet: WalletRow): boolean {
  return wallet.id === 'walletConnect'
}

/** The wallet connects through a pairing link. */
export function isPaired(wallet: WalletRow): boolean {
  return wallet.connector?.type === 'walletConnect'
}

/** The link that opens the pairing in the wallet's app on this device; undefined without one. */
export function appLinkOf(
  wallet: WalletRow,
  uri: string,
  platform: Platform,
): DeepLink | undefined {
  if (!isPaired(wallet) || !wallet.definition) return undefined
  return deepLink(wallet.definition, uri, platform)
}

/**
 * Follows a link like a click on it. `window.open` would leave an empty tab behind on iOS
 * (RainbowKit #524), and an app's URL scheme must not open in a new tab.
 */
export function followLink({ href, target }: DeepLink): void {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.rel = 'noopener noreferrer'
  if (target === 'tab') anchor.target = '_blank'
  anchor.click()
}
