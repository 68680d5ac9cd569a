import type { AvatarParts } from '../avatar/avatarParts.ts'

/** Size of the header's avatar, in CSS pixels, and samples per side of a pixel. */
const size = 24
const samples = 2
/**
 * Cells per side. The hash compares neighbours, so a uniform change of colour does not change it.
 */
const cells = 8

/**
 * A perceptual hash of 192 bits of an avatar at 24 px: whether each cell of a grid of 8 by 8 is
 * lighter, redder and yellower (OKLab) than the cell after it (dHash for three channels).
 */
export function avatarHash(parts: AvatarParts): Uint32Array {
  const grid = averages(parts)
  const hash = new Uint32Array((cells * cells * 3) / 32)
  let bit = 0
  for (let channel = 0; channel < 3; channel += 1) {
    for (let row = 0; row < cells; row += 1) {
      for (let column = 0; column < cells; column += 1) {
        const here = grid[row * (cells + 1) + column]?.[channel] ?? 0
        const next = grid[row * (cells + 1) + column + 1]?.[channel] ?? 0
        const word = bit >>> 5
        if (here > next) hash[word] = (hash[word] ?? 0) | (1 << (bit & 31))
        bit += 1
      }
    }
  }
  return hash
}

/** The number of bits in which two hashes differ. */
export function differingBits(one: Uint32Array, other: Uint32Array): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) {
    let bits = (one[word] ?? 0) ^ (other[word] ?? 0)
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

type Lab = readonly [number, number, number]

/** Mean colours of `cells` rows of `cells + 1` cells. */
function averages(parts: AvatarParts): readonly Lab[] {
  const sums = Array.from({ length: cells * (cells + 1) }, () => [0, 0, 0, 0])
  const side = size * samples
  const colours = new Map<string, Lab>()
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const x = ((column + 0.5) / side) * 64 - 32
      const y = ((row + 0.5) / side) * 64 - 32
      const fill = colourAt(parts, x, y)
      const lab = colours.get(fill) ?? toLab(fill)
      colours.set(fill, lab)
      const cell =
        Math.floor((row / side) * cells) * (cells + 1) + Math.floor((column / side) * (cells + 1))
      const sum = sums[cell] ?? []
      for (let at = 0; at < 4; at += 1) sum[at] = (sum[at] ?? 0) + (lab[at] ?? 1)
    }
  }
  return sums.map(([l = 0, a = 0, b = 0, count = 1]) => [l / count, a / count, b / count])
}

const outside = '#808080'

function colourAt({ centre, lead, panes, ring }: AvatarParts, x: number, y: number): string {
  const radius = Math.hypot(x, y)
  if (radius > 32) return outside
  if (radius > 30) return lead
  if (Math.abs(radius - centre.radius) <= 1) return lead
  if (radius < centre.radius) return centre.fill
  const angle = (Math.atan2(x, -y) * 180) / Math.PI
  for (const { from, inner, outer, to } of panes) {
    const into = (((angle - from) % 360) + 360) % 360
    if (into > to - from) continue
    // Half of the line's width of 2, on each side of the edge.
    const half = (Math.asin(Math.min(1, 1 / radius)) * 180) / Math.PI
    if (into < half || to - from - into < half) return lead
    if (inner && Math.abs(radius - ring) <= 1) return lead
    return inner && radius < ring ? inner : outer
  }
  return lead
}

/** Converts `#rrggbb` to OKLab (CSS Color 4). */
function toLab(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}
