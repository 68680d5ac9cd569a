export type Platform = 'ios' | 'android' | 'desktop'

export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'other'

/** What decides which downloads fit and which wallets can be there. */
export interface Device {
  readonly platform: Platform
  readonly browser: BrowserName
  /** The page stands in a frame of another one, as in Safe. */
  readonly framed: boolean
}

/** What is read off the window. */
export interface DeviceWindow {
  readonly navigator: { readonly userAgent: string; readonly maxTouchPoints: number }
  readonly parent: unknown
}

export function deviceOf(window: DeviceWindow): Device {
  return {
    platform: platformOf(window.navigator),
    browser: browserOf(window.navigator.userAgent),
    framed: window.parent !== window,
  }
}

// In this order: most browsers name Chrome and Safari too. Brave, Arc and Vivaldi take Chrome's extensions.
const browsers: readonly (readonly [BrowserName, RegExp])[] = [
  ['edge', /\bedg(?:e|a|ios)?\//i],
  ['opera', /\bopr\//i],
  ['firefox', /\b(?:firefox|fxios)\//i],
  ['chrome', /\b(?:chrome|chromium|crios|headlesschrome)\//i],
  ['safari', /\bversion\/[\d.]+ .*safari\//i],
]

export function browserOf(userAgent: string): BrowserName {
  return browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'
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
