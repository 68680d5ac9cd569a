import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config'

const isLong = process.env.FOYER_LONG === '1'
/** Slow tests that rarely fail, since they start programs: only in `npm run test:long`. */
const longRuns = [
  'apps/shell/server/auth/load.test.ts',
  'apps/shell/server/auth/million.attack.test.ts',
  'apps/shell/server/auth/processes.test.ts',
  'apps/shell/server/database/runCommand.test.ts',
  'apps/shell/server/main.errors.test.ts',
  'e2e/downloads.attack.test.ts',
  'e2e/nodes.test.ts',
  'e2e/operating.test.ts',
  'packages/auth/src/store/openPostgresStore.test.ts',
  'packages/auth/src/store/standby.test.ts',
  'packages/codemod/src/main.test.ts',
  'packages/testkit/src/chains/startChains.errors.test.ts',
  'packages/testkit/src/chains/supervisor.test.ts',
  'scripts/lib/command.test.ts',
  'scripts/test/reports.test.ts',
]
/** Tests that set the time zone, which a thread shares with its process. */
const ownProcess = ['apps/shell/web/features/vault/form/lockTimes.test.ts']

/**
 * Libraries of many small files, which each test file would otherwise load one by one. React is
 * outside: what is bundled must share its instance with everything else.
 */
const bundled = {
  enabled: true,
  include: [
    '@wagmi/core',
    'viem',
    'viem/accounts',
    'viem/actions',
    'viem/chains',
    'viem/ens',
    'viem/siwe',
    'viem/utils',
    'wagmi',
  ],
  exclude: ['@tanstack/react-query', 'react', 'react-dom'],
}

/** What all unit tests share. */
export const unitTests = {
  define: { __DEMO__: 'true' },
  test: {
    environment: 'node',
    include: [
      '{apps,packages,contracts,scripts,docs,bench}/**/*.test.{ts,tsx}',
      'e2e/{*,spec/*,translations/*}.test.ts',
    ],
    exclude: [
      ...configDefaults.exclude,
      '**/dist/**',
      'packages/create-foyer/templates/**',
      ...(isLong ? [] : longRuns),
    ],
    // A worker for each file. What a file leaves (a stub, a toast, a config that still listens)
    // would make others fail, depending on their order.
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
    testTimeout: isLong ? 600_000 : 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    restoreMocks: true,
    deps: { optimizer: { client: bundled, ssr: bundled } },
  },
} satisfies ViteUserConfig

const { exclude, include, ...perFile } = unitTests.test

/** What can outlive a file: stubs, fake clocks, a page, variables of the process. */
const leavesSomething =
  /\bvi\.|vitest-environment|\bprocess\.|\bglobalThis\b|\bdocument\b|\bwindow\b/
/** Files that leave nothing. They share their workers, and so load the libraries only twice. */
const shared = globSync(include, { exclude }).filter(
  (file) => file.endsWith('.ts') && !leavesSomething.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  test: {
    maxWorkers: unitTests.test.maxWorkers,
    projects: [
      {
        ...unitTests,
        // Threads start a fifth faster than processes.
        test: {
          ...perFile,
          name: 'threads',
          pool: 'threads',
          include,
          exclude: [...exclude, ...ownProcess, ...shared],
        },
      },
      {
        ...unitTests,
        test: {
          ...perFile,
          name: 'shared',
          pool: 'threads',
          isolate: false,
          include: shared,
          exclude,
        },
      },
      {
        ...unitTests,
        test: { ...perFile, name: 'processes', pool: 'forks', include: ownProcess, exclude },
      },
    ],
  },
})
