import { expect, it } from 'vitest'
import { isActive } from './isActive.ts'

const at = Date.UTC(2026, 10, 20, 12)
const ago = (minutes: number) => new Date(at - minutes * 60_000).toISOString()

it('a device seen within the last 90 seconds is active', () => {
  expect(isActive(ago(1), at)).toBe(true)
  expect(isActive(ago(2), at)).toBe(false)
  expect(isActive(ago(-5), at), 'its clock may be ahead').toBe(true)
})
