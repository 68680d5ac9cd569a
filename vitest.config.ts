import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { __DEMO__: 'true' },
  test: {
    environment: 'node',
    include: ['{apps,packages,contracts,scripts,docs,bench}/**/*.test.{ts,tsx}', 'e2e/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/create-foyer/templates/**'],
    // A worker for each file. Shared ones would save a tenth of the time, but what a file leaves (a
    // stub, a toast, a config that still listens) would make others fail, depending on their order.
    isolate: true,
    // By default it leaves one core idle: half of a two-core machine.
    maxWorkers: '100%',
    setupFiles: [
      'scripts/test/longRuns.ts',
      'scripts/test/patience.ts',
      'scripts/test/settledImports.ts',
    ],
    expect: { poll: { timeout: 15_000 } },
    // Only for tests that hang. On a busy machine, a second of work takes half a minute.
    testTimeout: process.env.FOYER_LONG === '1' ? 600_000 : 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    restoreMocks: true,
  },
})
