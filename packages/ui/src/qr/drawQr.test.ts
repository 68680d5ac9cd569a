import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { colours } from '../theme/tokens.ts'
import { drawQr } from './drawQr.ts'
import { qrSize, quietZone } from './qrSize.ts'

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

test('a text too long for any code throws, so that a boundary can show the link instead', () => {
  expect(() => drawQr('x'.repeat(3_000))).toThrow()
})

test('has three finder patterns of three squares each, and no other shape in them', () => {
  const { path, size } = drawQr(pairing)
  const far = size - 7
  const [finderPatterns, rest] = [shapesOf(path).slice(0, 9), shapesOf(path).slice(9)]
  expect(finderPatterns.filter(({ width }) => width === 7)).toEqual([
    { x: 0, y: 0, width: 7 },
    { x: far, y: 0, width: 7 },
    { x: 0, y: far, width: 7 },
  ])
  for (const { width, x, y } of rest) {
    expect(x < 7 && (y < 7 || y >= far)).toBe(false)
    expect(x + width > far && y < 7).toBe(false)
  }
})

test('joins neighbouring modules into one shape, without gaps between rows', () => {
  const { path, size } = drawQr(pairing)
  const shapes = shapesOf(path).slice(9)
  const ends = new Set(shapes.map(({ width, x, y }) => `${x + width} ${y}`))
  for (const { width, x, y } of shapes) {
    expect([x, y, width].every(Number.isInteger)).toBe(true)
    expect(x + width).toBeLessThanOrEqual(size)
    expect(ends.has(`${x} ${y}`), 'another shape ends where this one begins').toBe(false)
  }
})

/** Space around the card, and width of the wallet's tile in its middle, in CSS pixels. */
const margin = 24
const tile = 44

/** The card as a camera sees it: the code, the tile in its middle, and the dialog around it. */
function photograph(text: string, theme: 'dark' | 'light') {
  const inner = qrSize - 2 * quietZone
  const { path, size } = drawQr(text, 54 / inner)
  const dark = Array.from({ length: size }, () => new Uint8Array(size))
  for (const [index, { width, x, y }] of shapesOf(path).entries()) {
    // The squares of the finder patterns come first; a run is one module high.
    const height = index < 9 ? width : 1
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        // Even-odd fill: the squares of a finder pattern are nested.
        const line = dark[row]
        if (line) line[column] = 1 - (line[column] ?? 0)
      }
    }
  }
  const side = qrSize + 2 * margin
  const ground = colours[theme]['dialog-bg']
  const pixels = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) pixels.set(colourAt(x + 0.5, y + 0.5), (y * side + x) * 4)
  }
  return { pixels, side }

  function colourAt(x: number, y: number): number[] {
    const [cardX, cardY] = [x - margin, y - margin]
    if (Math.min(cardX, cardY) < 0 || Math.max(cardX, cardY) > qrSize) return bytesOf(ground)
    const fromMiddle = Math.max(Math.abs(cardX - qrSize / 2), Math.abs(cardY - qrSize / 2))
    if (fromMiddle < tile / 2) return bytesOf(colours[theme].accent)
    const at = (place: number) => Math.floor(((place - quietZone) / inner) * size)
    return bytesOf(dark[at(cardY)]?.[at(cardX)] ? '#000000' : '#ffffff')
  }
}

function bytesOf(colour: string): number[] {
  return [...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)), 255]
}

const count = process.env.FOYER_LONG === '1' ? 100 : 4

test.each(['dark', 'light'] as const)(`${count} of ${count} codes can be decoded, %s`, {
  timeout: 300_000,
}, (theme) => {
  for (let index = 1; index <= count; index += 1) {
    const key = (BigInt(index) * 0x9e3779b97f4a7c15f39cc0605cedc835n) % 2n ** 128n
    const hex = key.toString(16).padStart(32, '0')
    const link = pairing.replaceAll('7f6e504bfad60b485450578e05678ed3', hex)
    const { pixels, side } = photograph(link, theme)
    expect(jsQR(pixels, side, side)?.data, `code ${index}`).toBe(link)
  }
})
