import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * A React root on the page, a new one for each test of the file. After a test, the page is empty
 * again and has no stubbed globals.
 */
export function testRoot(): { render(page: ReactNode): void } {
  let root: Root
  beforeEach(() => {
    root = createRoot(document.body.appendChild(document.createElement('div')))
  })
  afterEach(() => {
    root.unmount()
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })
  return { render: (page) => root.render(page) }
}
