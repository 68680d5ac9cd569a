import { expect, test } from 'vitest'
import { drawQr } from './drawQr.ts'

const pairing = `wc:${'7f6e504bfad60b485450578e05678ed3'.repeat(2)}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'}&expiryTimestamp=1800000000`

interface Shape {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The shapes of a drawing, without their rounded corners. */
function shapesOf(path: string): Shape[] {
  const outline = /M([\d.]+) ([\d.]+)h([\d.]+)(a[^vh]+)?v[^z]*z/g
  return [...path.matchAll(outline)].map(([whole, left, y, line, turn]) => {
    const corner = (part: string | undefined) => Number(part?.match(/a([\d.]+)/)?.[1] ?? 0)
    const first = corner(whole.match(/a[^avhz]+z$/)?.[0])
    return {
      x: Number(left) - first,
      y: Number(y),
      width: Number(line) + first + corner(turn),
    }
  })
}

test('a text longer than any code throws, so that a boundary can show the link instead', () => {
  expect(() => drawQr('x'.repeat(3_000))).toThrow()
})

test('has three eyes of three squares each, and no other shape in them', () => {
  const { path, size } = drawQr(pairing)
  const far = size - 7
  const [eyes, rest] = [shapesOf(path).slice(0, 9), shapesOf(path).slice(9)]
  expect(eyes.filter(({ width }) => width === 7)).toEqual([
    { x: 0, y: 0, width: 7 },
    { x: far, y: 0, width: 7 },
    { x: 0, y: far, width: 7 },
  ])
  for (const { width, x, y } of rest) {
    expect(x < 7 && (y < 7 || y >= far)).toBe(false)
    expect(x + width > far && y < 7).toBe(false)
  }
})

test('draws whole modules: neighbours are one shape, and no gap is left between rows', () => {
  const { path, size } = drawQr(pairing)
  const shapes = shapesOf(path).slice(9)
  const ends = new Set(shapes.map(({ width, x, y }) => `${x + width} ${y}`))
  for (const { width, x, y } of shapes) {
    expect([x, y, width].every(Number.isInteger)).toBe(true)
    expect(x + width).toBeLessThanOrEqual(size)
    expect(ends.has(`${x} ${y}`), 'another shape ends where this one begins').toBe(false)
  }
})
