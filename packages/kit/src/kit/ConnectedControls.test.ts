import { describe, expect, test } from 'vitest'
import { atSize, smallScreen } from './ConnectedControls.tsx'

/** In a media query, 1em is the browser's default text size. */
function isSmallAt(width: number, textSize: number): boolean {
  const [, widest] = /^\(max-width: ([\d.]+)em\)$/.exec(smallScreen) ?? []
  if (widest === undefined) throw new Error(smallScreen)
  return width <= Number(widest) * textSize
}

describe('a small screen', () => {
  test.each([
    [320, 16, true],
    [767, 16, true],
    [767.95, 16, true],
    [768, 16, false],
    [1280, 16, false],
    // 48em at a larger text size.
    [959.95, 20, true],
    [960, 20, false],
  ])('%d px wide with a text size of %d px: %s', (width, textSize, isSmall) => {
    expect(isSmallAt(width, textSize)).toBe(isSmall)
  })

  test('uses its own value, larger screens the other one', () => {
    const value = { smallScreen: 'icon', largeScreen: 'full' } as const
    expect(atSize(value, true)).toBe('icon')
    expect(atSize(value, false)).toBe('full')
    expect(atSize('name', true)).toBe('name')
    expect(atSize(false, false)).toBe(false)
  })
})
