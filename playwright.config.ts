import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { firefoxOptions } from './e2e/firefox.ts'
import { launchOptions } from './e2e/launch.ts'
import { webkitPrograms } from './e2e/webkit/webkit.ts'

const MINUTE = 60_000
const isLong = process.env.FOYER_LONG === '1'
/** Slow and rarely broken: for `npm run test:long` only. */
const longRuns = [
  'avatars.spec.ts',
  'coinbase.spec.ts',
  'connectPersonalities.spec.ts',
  'dialogContrast.spec.ts',
  'endpoints.spec.ts',
  'exported.spec.ts',
  'focusSeen.spec.ts',
  'gallery.spec.ts',
  'layoutShift.spec.ts',
  'oldBrowser.spec.ts',
  'preferences.spec.ts',
  'signInContract.spec.ts',
  'signInFramed.spec.ts',
  'smallScreens.spec.ts',
  'touch.spec.ts',
]
/** What runs in Firefox as well; of it only the main job in every run. */
const inFirefox = ['keyboard.spec.ts', 'signIn.spec.ts', 'vault.spec.ts', 'connectSmall.spec.ts']
const firefox = firefoxOptions()
const hasWebKit = isLong && webkitPrograms() !== undefined
/** Set by `npm test`, which sums up what it finds there. */
const reportFile = process.env.FOYER_BROWSER_REPORT

export default defineConfig({
  outputDir: 'test-results',
  projects: [
    { name: 'ui', testDir: 'e2e/ui' },
    {
      name: 'app',
      testDir: 'e2e/app',
      testIgnore: isLong ? [] : longRuns,
      // Single tests of the same kind.
      ...(isLong ? {} : { grepInvert: /@long/ }),
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
    ...(hasWebKit ? [{ name: 'webkit', testDir: 'e2e/webkit' }] : []),
  ],
  // One more than there are cores: a test waits for a third of its time, for blocks and for rounds
  // of polling.
  workers: Math.min(availableParallelism() + 1, 6),
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Limits are for what never comes. On a busy machine all takes many times as long, and is right all the same.
  timeout: 2 * MINUTE,
  globalTimeout: (isLong ? 60 : 30) * MINUTE,
  expect: { timeout: 20_000 },
  reporter: reportFile ? [['list'], ['json', { outputFile: reportFile }]] : 'list',
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // What each test did and what the page logged and asked. Pictures of every step would cost a fifth of the whole
    // run; `--trace on` records them for the test that is looked into.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
})
