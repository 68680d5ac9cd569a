/**
 * Returns black or white, the one with more contrast on a `#rgb` or `#rrggbb` background. Undefined
 * for other formats.
 */
export function letterColor(background: string | undefined): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(background ?? '')?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(full.slice(at, at + 2), 16) / 255),
  )
  // Relative luminance (WCAG 2.2). At 0.179, black and white have equal contrast.
  return red * 0.2126 + green * 0.7152 + blue * 0.0722 > 0.179 ? '#000000' : '#ffffff'
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
