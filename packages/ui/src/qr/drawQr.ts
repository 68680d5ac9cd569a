import { encode } from 'uqr'

/** A QR code as an SVG path, in module units. */
export interface QrDrawing {
  /** Modules per side, without the quiet zone. */
  readonly size: number
  /** Outlines of the dark modules. Fill with the even-odd rule. */
  readonly path: string
}

type Modules = readonly (readonly boolean[])[]

const eyeSize = 7
/** Corner radius of dark shapes, in modules. With a larger one, some scanners fail. */
const rounding = 0.25

/**
 * Draws a QR code with error correction M, whose modules are larger than those of Q and H. `hole`
 * is the share of its width, up to a quarter, that stays empty for an icon in the middle.
 *
 * @throws RangeError when the text exceeds 2,331 bytes.
 */
export function drawQr(text: string, hole = 0): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return { size, path: finderPatterns(size) + runs(withHole(data, Math.min(hole, 0.25)), size) }
}

/** Draws the three finder patterns of a code with `size` modules per side. */
export function finderPatterns(size: number): string {
  const far = size - eyeSize
  return [finderPattern(0, 0), finderPattern(far, 0), finderPattern(0, far)].join('')
}

/** Empties a square in the middle. Error correction M restores up to 15 % of a code. */
function withHole(data: Modules, share: number): Modules {
  const from = Math.floor((data.length * (1 - share)) / 2)
  const isInside = (place: number) => place >= from && place < data.length - from
  if (share === 0) return data
  return data.map((row, y) => row.map((dark, x) => dark && !(isInside(x) && isInside(y))))
}

/** Draws each horizontal run of dark modules as one shape, so that no seams show at any zoom. */
function runs(data: Modules, size: number): string {
  const isDark = (x: number, y: number) => data[y]?.[x] === true && !isInFinderPattern(x, y, size)
  const shapes: string[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue
      const start = x
      while (isDark(x + 1, y)) x += 1
      const end = x
      const corner = (column: number, row: number) => (isDark(column, row) ? 0 : rounding)
      shapes.push(
        rectangle(start, y, end + 1 - start, 1, [
          corner(start, y - 1),
          corner(end, y - 1),
          corner(end, y + 1),
          corner(start, y + 1),
        ]),
      )
    }
  }
  return shapes.join('')
}

function isInFinderPattern(x: number, y: number, size: number): boolean {
  const far = size - eyeSize
  return (x < eyeSize && (y < eyeSize || y >= far)) || (x >= far && y < eyeSize)
}

function finderPattern(x: number, y: number): string {
  return square(x, y, 7, 1) + square(x + 1, y + 1, 5, 0.6) + square(x + 2, y + 2, 3, 0.5)
}

function square(x: number, y: number, edge: number, radius: number): string {
  return rectangle(x, y, edge, edge, [radius, radius, radius, radius])
}

/** Draws a rounded rectangle. Radii are clockwise from the top left. */
function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  [a, b, c, d]: readonly [number, number, number, number],
): string {
  const turn = (radius: number, dx: number, dy: number) =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`
  return (
    `M${x + a} ${y}h${width - a - b}${turn(b, 1, 1)}v${height - b - c}${turn(c, -1, 1)}` +
    `h${c + d - width}${turn(d, -1, -1)}v${a + d - height}${turn(a, 1, -1)}z`
  )
}
