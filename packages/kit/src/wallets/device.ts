import { type Platform, platformOf } from './getLink.ts'

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
