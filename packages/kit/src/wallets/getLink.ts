import type { Device, Platform } from './device.ts'
import type { WalletDownloads } from './walletDefinition.ts'

/** Where 'GET' leads: on phones ios, else android, else mobile; on desktops the extension of this browser. */
export function getLink(
  downloads: WalletDownloads,
  device: Pick<Device, 'browser' | 'platform'>,
): string | undefined {
  return extensionDownload(downloads, device) ?? mobileDownload(downloads, device.platform)
}

/** The app for this phone; on desktops the page that serves every phone. */
export function mobileDownload(downloads: WalletDownloads, platform: Platform): string | undefined {
  const { android, ios, mobile, qrCode } = downloads
  if (platform === 'ios') return ios ?? mobile ?? qrCode
  if (platform === 'android') return android ?? mobile ?? qrCode
  return qrCode ?? mobile
}

/** The extension for this browser; none on phones. Edge and Opera take Chrome's. */
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
