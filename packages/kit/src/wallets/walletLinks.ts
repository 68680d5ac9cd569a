import type { Device, Platform } from './device.ts'
import type { WalletDefinition, WalletDownloads } from './walletDefinition.ts'

/** The app for this phone; on desktops, the page for every phone. */
export function mobileDownload(downloads: WalletDownloads, platform: Platform): string | undefined {
  const { android, ios, mobile, qrCode } = downloads
  if (platform === 'ios') return ios ?? mobile ?? qrCode
  if (platform === 'android') return android ?? mobile ?? qrCode
  return qrCode ?? mobile
}

/** The extension for this browser; none on phones. Edge and Opera can install Chrome's. */
export function extensionDownload(
  downloads: WalletDownloads,
  { browser, platform }: Pick<Device, 'browser' | 'platform'>,
): string | undefined {
  if (platform !== 'desktop') return undefined
  const { browserExtension, chrome } = downloads
  switch (browser) {
    case 'edge':
      return downloads.edge ?? chrome ?? browserExtension
    case 'opera':
      return downloads.opera ?? chrome ?? browserExtension
    case 'other':
      return browserExtension
    default:
      return downloads[browser] ?? browserExtension
  }
}

/** Whether there is an extension for any browser. */
export function hasExtension(downloads: WalletDownloads): boolean {
  const { browserExtension, chrome, edge, firefox, opera, safari } = downloads
  return [browserExtension, chrome, edge, firefox, opera, safari].some((url) => url !== undefined)
}

/** A link to a wallet's app. */
export interface DeepLink {
  readonly href: string
  /** 'tab' for http(s) links; 'window' for an app's scheme, which does not leave the page. */
  readonly target: 'tab' | 'window'
}

/** The link that passes a pairing to the wallet's app on this device; undefined if it has none. */
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
