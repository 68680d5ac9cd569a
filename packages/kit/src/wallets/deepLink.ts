import type { Platform } from './device.ts'
import type { WalletDefinition } from './walletDefinition.ts'

export interface DeepLink {
  readonly href: string
  /** A new tab for web addresses; an app's own scheme leaves this page where it is. */
  readonly target: 'tab' | 'window'
}

/** The link that hands a pairing to the wallet's app on this device; undefined when it has none. */
export function deepLink(
  { links }: Pick<WalletDefinition, 'links'>,
  pairingUri: string,
  platform: Platform,
): DeepLink | undefined {
  const template = templateFor(links, platform)
  if (!template) return undefined
  const href = template
    .replaceAll('{uri}', () => encodeURIComponent(pairingUri))
    .replaceAll('{rawUri}', () => pairingUri)
  const isWeb = /^https?:/i.test(href)
  const wanted = platform === 'desktop' ? links?.desktopTarget : undefined
  return { href, target: wanted ?? (isWeb ? 'tab' : 'window') }
}

function templateFor(links: WalletDefinition['links'], platform: Platform): string | undefined {
  if (platform === 'desktop') return links?.desktop
  return links?.[platform] ?? links?.mobile
}
