import { act } from 'react'
import { vi } from 'vitest'

/**
 * Runs `work`, and then the imports, renderings and effects that it leads to. For tests that expect
 * it to have no effect, and that don't use `mount`.
 */
export async function settled(work: () => unknown): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  try {
    await act(async () => {
      work()
      await vi.dynamicImportSettled()
    })
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  }
}
