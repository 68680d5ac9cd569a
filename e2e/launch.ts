import { chromium, type LaunchOptions } from '@playwright/test'
import { findBrowser } from '../scripts/lib/browser.ts'

/**
 * Rendered by separate pages in separate processes, which Chromium starts for each window and thus
 * for each test. That takes longer than most tests. A headless browser shows no address bar.
 */
const ADDRESS_BAR_SUGGESTIONS = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
]

/**
 * Partitions cookies and storage of frames by site. This is Chrome's default, with which frames are
 * tested.
 */
const PARTITIONING = 'ThirdPartyStoragePartitioning'

/**
 * A public page may not reach this machine. Documents that a test answers (`page.route`) count as
 * public, but the servers they talk to are here.
 */
const LOCAL_NETWORK_CHECKS = 'LocalNetworkAccessChecks'

/**
 * Features that Playwright itself turns off. Chromium uses only the last list, so ours must repeat
 * it; a test compares them.
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
 * Launch options of every browser in this repository. Stores the browser that it finds in
 * FOYER_BROWSER, so that child processes need not search again.
 */
export function launchOptions({ framed = false }: LaunchNeeds = {}): LaunchOptions {
  const executablePath =
    process.env.FOYER_BROWSER ??
    findBrowser({ env: process.env, playwrightPath: chromium.executablePath() })
  if (executablePath) process.env.FOYER_BROWSER = executablePath
  const off = [
    ...OFF_BY_PLAYWRIGHT.filter((feature) => !(framed && feature === PARTITIONING)),
    ...ADDRESS_BAR_SUGGESTIONS,
    LOCAL_NETWORK_CHECKS,
  ]
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox', // No sandbox is available as root or in containers.
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
