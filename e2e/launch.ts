import { chromium, type LaunchOptions } from '@playwright/test'
import { findBrowser } from '../scripts/lib/browser.ts'

/**
 * Rendered by separate pages in separate processes, which Chromium starts for each window, hence
 * for each test: more work than most tests. A headless browser shows no address bar.
 */
const ADDRESS_BAR_SUGGESTIONS = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
]

/**
 * Cookies and storage of a frame are those of this frame on this site: Chrome's own way, which
 * frames are tested with.
 */
const PARTITIONING = 'ThirdPartyStoragePartitioning'

/**
 * What Playwright switches off itself. Chromium heeds the last list only, so that ours must repeat
 * it; a test compares.
 */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  PARTITIONING,
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'BlockOriginHeaderModificationOnRedirect',
  'Translate',
  'AutoDeElevate',
]

export interface LaunchNeeds {
  /** Pages of this machine are shown in frames of other sites. */
  readonly framed?: boolean
}

/**
 * How every browser of this repository is started. The browser that is found is kept in
 * FOYER_BROWSER, so that the processes started from here need not look again.
 */
export function launchOptions({ framed = false }: LaunchNeeds = {}): LaunchOptions {
  const executablePath =
    process.env.FOYER_BROWSER ??
    findBrowser({ env: process.env, playwrightPath: chromium.executablePath() })
  if (executablePath) process.env.FOYER_BROWSER = executablePath
  const off = [
    ...OFF_BY_PLAYWRIGHT.filter((feature) => !(framed && feature === PARTITIONING)),
    ...ADDRESS_BAR_SUGGESTIONS,
    // By default a public page may not frame one on this machine.
    ...(framed ? ['LocalNetworkAccessChecks'] : []),
  ]
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox', // as root, and in containers, there is none to be had
      '--disable-quic',
      '--no-first-run',
      // The browser under test sends no requests of its own.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${off.join(',')}`,
    ],
  }
}
