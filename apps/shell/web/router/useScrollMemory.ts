import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownPage } from './PageContext.ts'
import { createScrollMemory, type ScrollMemory } from './scrollMemory.ts'

/**
 * Scrolls to the top of a new page, and to the last position of a page that the visitor returns to.
 */
export function useScrollMemory(shown: ShownPage | undefined): void {
  const memory = useRef<ScrollMemory>(undefined)
  useEffect(() => {
    const created = createScrollMemory(window)
    memory.current = created
    return created.stop
  }, [])
  const path = shown?.path
  useLayoutEffect(() => {
    if (path !== undefined) memory.current?.restore()
  }, [path])
}
