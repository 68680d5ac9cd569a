import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { drawQr } from './drawQr.ts'

const pairing = `wc:${'7f6e504bfad60b485450578e05678ed3'.repeat(2)}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'}&expiryTimestamp=1800000000`

/** Draws the dots' centres and the eyes as plain squares, 4 pixels a module. */
function raster(text: string): { pixels: Uint8ClampedArray; edge: number } {
  const { dots, size } = drawQr(text)
  const zone = 4
  const scale = 4
  const edge = (size + 2 * zone) * scale
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255)
  const paint = (x: number, y: number) => {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        const at = (((y + zone) * scale + dy) * edge + (x + zone) * scale + dx) * 4
        pixels.fill(0, at, at + 3)
      }
    }
  }
  for (const [, x, y] of dots.matchAll(/M([\d.]+) ([\d.]+)/g)) {
    paint(Math.floor(Number(x)), Math.floor(Number(y)))
  }
  const far = size - 7
  for (const [left, top] of [[0, 0] as const, [far, 0] as const, [0, far] as const]) {
    for (let y = 0; y < 7; y += 1) {
      for (let x = 0; x < 7; x += 1) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
        if (ring !== 2) paint(left + x, top + y)
      }
    }
  }
  return { pixels, edge }
}

test.each([['https://rainbow.me/download'], [pairing]])('can be read again: %s', (text) => {
  const { edge, pixels } = raster(text)
  expect(jsQR(pixels, edge, edge)?.data).toBe(text)
})

test('a text longer than any code throws, so that a boundary can show the link instead', () => {
  expect(() => drawQr('x'.repeat(3_000))).toThrow()
})

test('has three eyes with rounded corners, and no dot in them', () => {
  const { dots, eyes, size } = drawQr(pairing)
  expect(eyes.split('M')).toHaveLength(1 + 3 * 3)
  for (const [, x, y] of dots.matchAll(/M([\d.]+) ([\d.]+)/g)) {
    const [column, row] = [Number(x), Number(y)]
    expect(column < 7 && row < 7).toBe(false)
    expect(column >= size - 7 && row < 7).toBe(false)
    expect(column < 7 && row >= size - 7).toBe(false)
  }
})
