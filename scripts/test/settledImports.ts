import { afterAll, vi } from 'vitest'

/**
 * Waits for imports that a test has started, for example ahead of a click. They would otherwise
 * finish after the test's environment is gone, which fails the run.
 */
afterAll(() => vi.dynamicImportSettled())
