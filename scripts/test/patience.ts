import { vi } from 'vitest'

/**
 * Default timeout of `vi.waitFor`. Its own, one second, is too short on a busy machine. A wait that
 * never succeeds still fails within the test's own timeout.
 */
const patience = 15_000

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options })
