export type Platform = 'ios' | 'android' | 'desktop'

export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'other'

/** Determines which downloads fit and which wallets are available. */
export interface Device {
  readonly platform: Platform
  readonly browser: BrowserName
  /** The page is shown in a frame of another one, as in Safe. */
  readonly framed: boolean
}

/** The parts of `window` that are read. */
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

// The order matters: most browsers also name Chrome and Safari. Brave, Arc and Vivaldi count as
// Chrome, since they install its extensions.
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

/**
 * The platform by user agent. An iPad that claims to be a Mac is recognized by its touch points.
 */
export function platformOf(agent: {
  readonly userAgent: string
  readonly maxTouchPoints: number
}): Platform {
  const { maxTouchPoints, userAgent } = agent
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop'
}
