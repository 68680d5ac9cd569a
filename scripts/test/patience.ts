import { vi } from 'vitest'

/**
 * Default timeout of `vi.waitFor` and `vi.waitUntil`. Their own, one second, is too short on a busy
 * machine. A wait that never succeeds still fails within the test's own timeout.
 */
const patience = 15_000

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

function patient<const Options extends object>(options: number | Options | undefined) {
  return typeof options === 'number' ? options : { timeout: patience, ...options }
}
