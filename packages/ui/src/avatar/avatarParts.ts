import { toHex } from '../theme/contrast.ts'

/**
 * One of the panes around the centre of a generated avatar. Angles in degrees, clockwise from 12.
 */
export interface AvatarPane {
  readonly from: number
  readonly to: number
  /** Colours of its outer part and, if the pane is divided, of its inner part. */
  readonly outer: string
  readonly inner: string | undefined
}

/** A generated avatar: a round window of coloured glass, in a box of 64 by 64. */
export interface AvatarParts {
  readonly panes: readonly AvatarPane[]
  /** Radius at which the divided panes are split. */
  readonly ring: number
  /** The round pane in the middle. */
  readonly centre: { readonly radius: number; readonly fill: string }
  /** Colour of the lines between the panes. */
  readonly lead: string
}

/**
 * Derives the avatar from an address, ignoring case. The result for an address must never change,
 * because people recognise their avatar.
 */
export function avatarParts(address: string): AvatarParts {
  const draw = createDraws(address.toLowerCase())
  const hue = draw(36) * 10
  const second = hue + pick(draw, [-50, -30, 30, 50])
  const third = hue + pick(draw, [120, 150, 180, 210, 240])
  const lead = oklchToHex(0.17, 0.03, hue)
  const glass = [
    oklchToHex(0.42, 0.15, hue),
    oklchToHex(0.62, 0.17, hue),
    oklchToHex(0.8, 0.12, second),
    oklchToHex(0.94, 0.05, second),
    oklchToHex(0.7, 0.16, third),
    oklchToHex(0.33, 0.1, third),
  ]
  /** Never the colour of the previous pane. */
  let last = 0
  const other = () => {
    last = (last + 1 + draw(glass.length - 1)) % glass.length
    return glass[last] ?? lead
  }
  const count = 5 + draw(3)
  const step = 360 / count
  const turn = draw(24) * 15
  // Uneven, as if cut by hand, but never narrow.
  const edges = Array.from({ length: count }, (_, place) => {
    return turn + step * (place + (draw(5) - 2) * 0.09)
  })
  const panes = edges.map((from, place): AvatarPane => {
    const to = edges[place + 1] ?? (edges[0] ?? 0) + 360
    return { from, to, outer: other(), inner: draw(2) === 0 ? other() : undefined }
  })
  return {
    panes,
    ring: 20 + draw(3) * 2,
    centre: { radius: 7 + draw(4) * 1.5, fill: other() },
    lead,
  }
}

function pick<T>(draw: Draw, from: readonly [T, ...T[]]): T {
  return from[draw(from.length)] ?? from[0]
}

/** Returns an integer in [0, below). */
type Draw = (below: number) => number

/**
 * Returns a generator of integers, seeded by `text` with 128 bits (FNV-1a from four bases, then
 * sfc32). Not cryptographically secure.
 */
function createDraws(text: string): Draw {
  let [a, b, c, d] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((base) => {
    let hash = base
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    }
    return hash
  }) as [number, number, number, number]
  const next = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  // Skips the first draws, which are similar for similar seeds.
  for (let round = 0; round < 12; round += 1) next()
  return (below) => next() % below
}

/** Converts OKLCH (CSS Color 4) to `#rrggbb`. In OKLCH, all hues look equally light. */
function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return toHex([
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ])
}

/** Encodes a linear channel for sRGB: 0 to 1 becomes 0 to 255. */
function encode(linear: number): number {
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)
}
