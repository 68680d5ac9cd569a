import { expect, it } from 'vitest'
import { isDismissed, releaseSpeed } from './dragSheet.ts'

const drag = (...points: readonly [at: number, y: number][]) => points.map(([at, y]) => ({ at, y }))

it('the release speed is measured over the last moments', () => {
  expect(releaseSpeed(drag([0, 0], [500, 10], [540, 50], [580, 90]), 580)).toBe(1)
  expect(releaseSpeed(drag([0, 0], [500, 90], [540, 50]), 540)).toBe(-1)
})

it('a finger that rests before release has no speed', () => {
  expect(releaseSpeed(drag([0, 0], [40, 80]), 400)).toBe(0)
  expect(releaseSpeed(drag([0, 0]), 0)).toBe(0)
})

it.each([
  ['pulled far', 200, 0, true],
  ['pulled a little', 60, 0.06, false],
  ['flicked', 30, 0.8, true],
  ['pulled far, then pushed back', 200, -0.8, false],
  ['touched', 6, 3, false],
  ['pushed up', 0, -2, false],
])('a sheet that is %s', (_how, pulled, speed, closes) => {
  expect(isDismissed(pulled, speed)).toBe(closes)
})
