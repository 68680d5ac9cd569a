import { encode } from 'uqr'

/** A QR code as two SVG paths, in modules. */
export interface QrDrawing {
  /** Modules on an edge, without the quiet zone. */
  readonly size: number
  /** Data, as dots of 0.88 modules. */
  readonly dots: string
  /** The three finder patterns, with rounded corners; to be filled by the even-odd rule. */
  readonly eyes: string
}

const eyeSize = 7
const inset = 0.06
const dot = `a.44 .44 0 1 0 .88 0a.44 .44 0 1 0-.88 0`

/**
 * Error correction M: no logo takes anything away, and fewer modules are easier to scan.
 *
 * @throws RangeError when the text is longer than a code can hold (2 331 bytes).
 */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const dots: string[] = []
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark && !isInEye(x, y, size)) dots.push(`M${x + inset} ${y + 0.5}${dot}`)
    }
  }
  const far = size - eyeSize
  const eyes = [eye(0, 0), eye(far, 0), eye(0, far)].join('')
  return { size, dots: dots.join(''), eyes }
}

function isInEye(x: number, y: number, size: number): boolean {
  const far = size - eyeSize
  return (x < eyeSize && (y < eyeSize || y >= far)) || (x >= far && y < eyeSize)
}

function eye(x: number, y: number): string {
  return square(x, y, 7, 2) + square(x + 1, y + 1, 5, 1.2) + square(x + 2, y + 2, 3, 0.9)
}

function square(x: number, y: number, edge: number, radius: number): string {
  const line = edge - 2 * radius
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + radius} ${y}h${line}${corner(radius, radius)}v${line}${corner(-radius, radius)}` +
    `h${-line}${corner(-radius, -radius)}v${-line}${corner(radius, -radius)}z`
  )
}
