import { encodePng } from './encodePng.ts'

type Colour = readonly [red: number, green: number, blue: number]

// Top left, top right, bottom right, bottom left.
const quadrants: readonly Colour[] = [
  [201, 167, 255],
  [91, 52, 168],
  [240, 231, 255],
  [91, 52, 168],
]
const centre: Colour = [30, 14, 54]
const centreRadius = 0.155
/** Edge of the picture in pixels. */
export const avatarSize = 128

/** The picture of a demo name: four quadrants in purple tones around a dark dot, turned by the name. */
export function avatarPicture(name: string): Uint8Array<ArrayBuffer> {
  const turn = turnOf(name)
  const pixels = new Uint8Array(avatarSize * avatarSize * 3)
  for (let y = 0; y < avatarSize; y += 1) {
    for (let x = 0; x < avatarSize; x += 1) {
      pixels.set(
        colourAt((x + 0.5) / avatarSize, (y + 0.5) / avatarSize, turn),
        (y * avatarSize + x) * 3,
      )
    }
  }
  return encodePng(avatarSize, avatarSize, pixels)
}

function colourAt(x: number, y: number, turn: number): Colour {
  const right = x >= 0.5
  const quadrant = y < 0.5 ? Number(right) : 3 - Number(right)
  const colour = quadrants[(quadrant + turn) % quadrants.length] ?? centre
  // One pixel of blending keeps the edge of the dot smooth.
  const distance = (Math.hypot(x - 0.5, y - 0.5) - centreRadius) * avatarSize
  return blend(centre, colour, Math.min(1, Math.max(0, distance + 0.5)))
}

function blend(from: Colour, to: Colour, share: number): Colour {
  const mix = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return [mix(0), mix(1), mix(2)]
}

// 'alice' keeps the upright picture.
function turnOf(name: string): number {
  let sum = 2
  for (const character of name) sum += character.codePointAt(0) ?? 0
  return sum % quadrants.length
}
