import { defineConfig } from '@playwright/test'
import { launchOptions } from '../launch.ts'

const MINUTE = 60_000

/** `npm run test:packages`: what other teams install, in fresh apps outside the repository. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/packages',
  globalSetup: './pack.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Each app is created, installed from the registry and built.
  timeout: 10 * MINUTE,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { launchOptions: launchOptions(), actionTimeout: 20_000, navigationTimeout: 60_000 },
})
