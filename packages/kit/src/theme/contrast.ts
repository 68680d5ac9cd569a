/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Parses `#rgb` or `#rrggbb`. Returns undefined for anything else. */
export function parseHex(value: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value)
  const [, red, green, blue] = long ?? short ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  const channel = (digits: string) => Number.parseInt(digits.padEnd(2, digits), 16)
  return [channel(red), channel(green), channel(blue)]
}

/** Formats a colour as `#rrggbb`. Rounds and clamps each channel. */
export function toHex(rgb: Rgb): string {
  const digits = rgb.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/**
 * Mixes two colours; `share` runs from 0 (`a`) to 1 (`b`). Rounds each channel, so that contrast is
 * measured on the colour that is shown.
 */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share)
  return [at(0), at(1), at(2)]
}
