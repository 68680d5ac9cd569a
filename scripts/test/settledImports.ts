import { afterAll, vi } from 'vitest'

/**
 * What a test has begun to load, for example ahead of a click, would otherwise arrive when its
 * environment is gone, and fail whichever file the worker runs then.
 */
afterAll(() => vi.dynamicImportSettled())
