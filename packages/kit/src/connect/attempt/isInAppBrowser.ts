import { platformOf } from '../../wallets/device.ts'

const inAppBrowsers =
  /; wv\)|Telegram|\bFB(?:AN|AV)\/|Instagram|\bLine\/|MicroMessenger|KAKAOTALK|Snapchat|TikTok|BytedanceWebview|LinkedInApp|Discord/i

/**
 * Whether the page is shown within another app, such as Telegram: whether links open further apps
 * is up to that app, and many open none.
 */
export function isInAppBrowser(window: {
  readonly navigator: { readonly userAgent: string; readonly maxTouchPoints: number }
}): boolean {
  const { navigator } = window
  if (inAppBrowsers.test(navigator.userAgent) || 'TelegramWebviewProxy' in window) return true
  // On iOS, only browsers name Safari. A page on the home screen is no app's.
  const isBrowser = /safari\//i.test(navigator.userAgent) || Reflect.get(navigator, 'standalone')
  return platformOf(navigator) === 'ios' && !isBrowser
}
