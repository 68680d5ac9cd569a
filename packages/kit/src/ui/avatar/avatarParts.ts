/** Colours of a generated avatar, as `#rrggbb`. */
export interface AvatarParts {
  /** Colours of the four quarters, clockwise from the top left. */
  readonly quarters: readonly [string, string, string, string]
  /** Colour of the circle in the centre. */
  readonly centre: string
}

/**
 * Derives the avatar's colours from an address, ignoring case. The result for an address must never
 * change, because people recognise their avatar.
 */
export function avatarParts(address: string): AvatarParts {
  const draw = createDraws(address.toLowerCase())
  const hue = draw(36) * 10
  // Within 40° of the first hue, so that the colours match.
  const second = hue + draw(5) * 20 - 40
  const light = toHex(0.8 - draw(3) * 0.03, 0.12, hue)
  const pale = toHex(0.95 - draw(2) * 0.02, 0.03, second)
  const deep = toHex(0.4 + draw(3) * 0.04, 0.15, hue)
  const other = draw(2) === 0 ? deep : toHex(0.56, 0.14, second)
  const turn = draw(4)
  const around = [light, deep, pale, other]
  const quarter = (place: number) => around[(place + turn) % 4] ?? deep
  return {
    quarters: [quarter(0), quarter(1), quarter(2), quarter(3)],
    centre: toHex(0.22, 0.07, hue),
  }
}

/**
 * Returns a generator of integers in [0, below), seeded by `text` (FNV-1a, then mulberry32). Not
 * cryptographically secure.
 */
function createDraws(text: string): (below: number) => number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  let state = hash >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Converts OKLCH (CSS Color 4) to `#rrggbb`. In OKLCH, all hues look equally light. */
function toHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels.map(toByte).join('')}`
}

/** Converts a linear channel to two sRGB hex digits. Values outside 0 to 1 are clamped. */
function toByte(linear: number): string {
  const cut = Math.min(1, Math.max(0, linear))
  const encoded = cut <= 0.0031308 ? cut * 12.92 : 1.055 * cut ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
