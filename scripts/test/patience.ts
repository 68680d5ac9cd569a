import { vi } from 'vitest'

/**
 * What a test waits for comes when it comes: `vi.waitFor` gives up after one second unless told
 * otherwise, which a busy machine does not keep. Who waits in vain still fails, within the limit of
 * the test.
 */
const patience = 15_000

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options })
