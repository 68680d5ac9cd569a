import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { __DEMO__: 'true' },
  test: {
    include: ['{apps,packages,contracts,scripts,docs,bench}/**/*.test.{ts,tsx}', 'e2e/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    // Unless told otherwise it leaves one core idle: half the machine where there are two.
    maxWorkers: '100%',
    setupFiles: ['scripts/test/longRuns.ts', 'scripts/test/patience.ts'],
    expect: { poll: { timeout: 15_000 } },
    // For what never comes: on a busy machine a second's work takes half a minute.
    testTimeout: process.env.FOYER_LONG === '1' ? 600_000 : 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
