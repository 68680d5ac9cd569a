import type { WalletDownloads } from './walletDefinition.ts'

export type Platform = 'ios' | 'android' | 'desktop'

/** Where 'GET' leads: on phones ios, else android, else mobile; on desktops the extension. */
export function getLink(downloads: WalletDownloads, platform: Platform): string {
  const { android, browserExtension, ios, mobile, qrCode } = downloads
  if (platform === 'desktop') return browserExtension ?? qrCode
  if (platform === 'ios') return ios ?? mobile ?? qrCode
  return android ?? mobile ?? qrCode
}

/** The visitor's platform by user agent; an iPad that says it is a Mac is told by its touch points. */
export function platformOf(agent: {
  readonly userAgent: string
  readonly maxTouchPoints: number
}): Platform {
  const { maxTouchPoints, userAgent } = agent
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop'
}
