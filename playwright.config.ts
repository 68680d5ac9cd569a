import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { firefoxOptions } from './e2e/firefox.ts'
import { launchOptions } from './e2e/launch.ts'

const MINUTE = 60_000
const isLong = process.env.FOYER_LONG === '1'
/** Slow tests that rarely fail: only in `npm run test:long`. */
const longRuns = [
  'account.spec.ts',
  'avatars.spec.ts',
  'coinbase.spec.ts',
  'connectPersonalities.spec.ts',
  'connectSmall.spec.ts',
  'connectViews.spec.ts',
  'dialogContrast.spec.ts',
  'endpoints.spec.ts',
  'exported.spec.ts',
  'focusSeen.spec.ts',
  'geometry.spec.ts',
  'http3.spec.ts',
  'layout.spec.ts',
  'layoutShift.spec.ts',
  'lockedWallet.spec.ts',
  'lookup.spec.ts',
  'names.attack.spec.ts',
  'oldBrowser.spec.ts',
  'pageCode.spec.ts',
  'preferences.spec.ts',
  'production.attack.spec.ts',
  'randomWalk.spec.ts',
  'rightToLeft.spec.ts',
  'safe.spec.ts',
  'scrolling.spec.ts',
  'signInContract.spec.ts',
  'signInFramed.spec.ts',
  'signInRequired.spec.ts',
  'smallScreens.spec.ts',
  'storage.attack.spec.ts',
  'textFits.spec.ts',
  'touch.spec.ts',
]
/** Tests that also run in Firefox. Only the main job does so in every run. */
const inFirefox = ['keyboard.spec.ts', 'signIn.spec.ts', 'vault.spec.ts', 'connectSmall.spec.ts']
const firefox = firefoxOptions()
/** Set by `npm test`, which reads the results from this file. */
const reportFile = process.env.FOYER_BROWSER_REPORT

export default defineConfig({
  outputDir: 'test-results',
  // Individual tests that are slow, or of a rare case.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  projects: [
    { name: 'ui', testDir: 'e2e/ui' },
    {
      name: 'app',
      testDir: 'e2e/app',
      testIgnore: isLong ? [] : longRuns,
      // Drawing motion without a graphics card takes a sixth of the time.
      use: { contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' } },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testDir: 'e2e/app',
            testMatch: inFirefox,
            ...(isLong ? {} : { grep: /main job/ }),
            use: { browserName: 'firefox' as const, launchOptions: firefox },
          },
        ]
      : []),
    ...(isLong ? [{ name: 'engines', testDir: 'e2e/engines' }] : []),
  ],
  // A single test keeps most of two cores busy. More workers only make each other time out.
  workers: Math.min(availableParallelism(), 6),
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Timeouts are only for tests that hang. On a busy machine, everything takes many times as long.
  timeout: 2 * MINUTE,
  globalTimeout: (isLong ? 120 : 30) * MINUTE,
  expect: { timeout: 20_000 },
  reporter: reportFile ? [['list'], ['json', { outputFile: reportFile }]] : 'list',
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Records each test's actions and the page's logs, which takes a tenth of the time.
    // `--trace on` records the screens, too.
    trace: isLong ? { mode: 'retain-on-failure', screenshots: false, snapshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
})
