/** The picture of an account: four quarters and a centre. Colours are `#rrggbb`. */
export interface AvatarParts {
  /** Clockwise from the upper left. */
  readonly quarters: readonly [string, string, string, string]
  readonly centre: string
}

/**
 * Derives the picture from an address; the case of its letters does not matter. The same address
 * has the same picture for ever: people come to know it.
 */
export function avatarParts(address: string): AvatarParts {
  const draw = createDraws(address.toLowerCase())
  const hue = draw(36) * 10
  // A near neighbour for the second hue, so that the picture stays one thing.
  const second = hue + ([-40, -20, 0, 20, 40][draw(5)] ?? 0)
  const light = toHex(hue, 92, 82 - draw(3) * 4)
  const pale = toHex(second, 80, 95 - draw(2) * 3)
  const deep = toHex(hue, 52 + draw(3) * 6, 36 + draw(3) * 5)
  const other = draw(2) === 0 ? deep : toHex(second, 58, 46)
  const turn = draw(4)
  const ring = [light, deep, pale, other]
  const quarter = (index: number) => ring[(index + turn) % 4] ?? deep
  return {
    quarters: [quarter(0), quarter(1), quarter(2), quarter(3)],
    centre: toHex(hue, 58, 14),
  }
}

/** Numbers drawn from a text: FNV-1a, then mulberry32. Not for secrets. */
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

/** Hue in degrees, saturation and lightness in percent. */
function toHex(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100
  const spread = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const place = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    const value = light - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
