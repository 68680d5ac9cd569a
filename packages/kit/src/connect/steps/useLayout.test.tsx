// @vitest-environment happy-dom

import { mount } from '@foyer/ui/testing/mount.tsx'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useLayout } from './useLayout.ts'

interface Screen {
  readonly width: number
  readonly coarse: boolean
}

/** Stubs the two media features that the layout queries. */
function stubScreen({ coarse, width }: Screen): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, widest] = /^\(max-width: ([\d.]+)em\)$/.exec(query) ?? []
    if (widest === undefined && query !== '(pointer: coarse)') throw new Error(query)
    return Object.assign(new EventTarget(), {
      matches: widest === undefined ? coarse : width <= Number(widest) * 16,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  })
}

function Layout(): ReactNode {
  return useLayout()
}

afterEach(() => void vi.restoreAllMocks())

describe('useLayout', () => {
  test.each([
    [320, false, 'compact'],
    [767, false, 'compact'],
    // Zoomed pages can have fractional widths.
    [767.95, false, 'compact'],
    [768, false, 'wide'],
    [1280, false, 'wide'],
    [320, true, 'phone'],
    [767.95, true, 'phone'],
    [768, true, 'wide'],
  ] as const)('at %d px, coarse pointer %s: %s', (width, coarse, layout) => {
    stubScreen({ width, coarse })
    const { unmount } = mount(<Layout />)
    expect(document.body.textContent).toBe(layout)
    unmount()
  })
})
