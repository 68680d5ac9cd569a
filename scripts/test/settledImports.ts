import { afterAll, vi } from 'vitest'

/**
 * Waits for imports that a test has started, for example ahead of a click. They would otherwise
 * finish after the test's environment is gone, and fail whichever file the worker runs then.
 */
afterAll(() => vi.dynamicImportSettled())
