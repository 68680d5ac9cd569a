import { luminance, type Rgb } from './colour.ts'

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

/**
 * Mixes two colours; `share` runs from 0 (`a`) to 1 (`b`). Rounds each channel, so that contrast is
 * measured on the colour that is shown.
 */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share)
  return [at(0), at(1), at(2)]
}
