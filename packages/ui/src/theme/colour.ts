/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Parses `#rgb` or `#rrggbb`. Returns undefined for anything else. */
export function parseHex(value: string): Rgb | undefined {
  const [, digits] = /^#((?:[\da-f]{3}){1,2})$/i.exec(value) ?? []
  if (digits === undefined) return undefined
  const size = digits.length / 3
  const channel = (index: number) =>
    Number.parseInt(digits.slice(index * size, (index + 1) * size).repeat(2 / size), 16)
  return [channel(0), channel(1), channel(2)]
}

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
