/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour written as `#rgb` or `#rrggbb`; undefined for anything else. */
export function parseHex(value: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value)
  const [, red, green, blue] = long ?? short ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  const channel = (digits: string) => Number.parseInt(digits.padEnd(2, digits), 16)
  return [channel(red), channel(green), channel(blue)]
}

export function toHex(rgb: Rgb): string {
  const digits = rgb.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** From `a` (0) to `b` (1), in whole channels: what is measured has to be what is shown. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share)
  return [at(0), at(1), at(2)]
}
