import { chromium, type LaunchOptions } from '@playwright/test'
import { findBrowser } from '../scripts/lib/browser.ts'

/**
 * How every browser of this repository is started. The browser that is found is kept in FOYER_BROWSER, so that
 * the processes started from here need not look again.
 */
export function launchOptions(): LaunchOptions {
  const executablePath =
    process.env.FOYER_BROWSER ??
    findBrowser({ env: process.env, playwrightPath: chromium.executablePath() })
  if (executablePath) process.env.FOYER_BROWSER = executablePath
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox', // as root, and in containers, there is none to be had
      '--disable-quic',
      '--no-first-run',
      // A browser under test asks nobody anything of its own accord.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
