import { defineConfig } from 'vitest/config'

/**
 * Tests of page code. Their state is created by a config and passed on, so files can share a
 * worker.
 */
const web = '{packages/kit,apps/shell/web}/**/*.test.{ts,tsx}'
/** Start the whole page and watch everything in the window, so each needs a window of its own. */
const wholePages = ['apps/shell/web/Root.test.tsx', 'apps/shell/web/prerender.test.tsx']
/**
 * Renders what has no provider above it. React's server and browser renderers share their contexts:
 * if one renders while the other is half-way through in an earlier file, its values can stay behind.
 */
const withoutProviders = ['packages/kit/src/kit/developmentChecks.test.tsx']
/** Announces thousands of wallets. Every wagmi config of earlier files would set up each of them. */
const announcing = ['packages/kit/src/growthOfRenders.test.tsx']
const alone = [...wholePages, ...withoutProviders, ...announcing]
const exclude = ['**/node_modules/**', '**/dist/**', 'packages/create-foyer/templates/**']

export default defineConfig({
  define: { __DEMO__: 'true' },
  test: {
    environment: 'node',
    // By default it leaves one core idle: half of a two-core machine.
    maxWorkers: '100%',
    setupFiles: [
      'scripts/test/longRuns.ts',
      'scripts/test/patience.ts',
      'scripts/test/emptyDocument.ts',
      'scripts/test/settledImports.ts',
    ],
    expect: { poll: { timeout: 15_000 } },
    // Only for tests that hang. On a busy machine, a second of work takes half a minute.
    testTimeout: process.env.FOYER_LONG === '1' ? 600_000 : 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        // Modules are loaded once for all files of a worker, which saves a third of the time.
        test: { name: 'web', include: [web], exclude: [...exclude, ...alone], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{apps,packages,contracts,scripts,docs,bench}/**/*.test.{ts,tsx}',
            'e2e/*.test.ts',
          ],
          exclude: [...exclude, web],
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude } },
    ],
  },
})
