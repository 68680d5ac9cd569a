/** Red, green and blue, 0 to 255 each. */
type Rgb = readonly [red: number, green: number, blue: number]

/** A text, or the edge of a field, with the colours that the browser resolved. */
export interface Coloured {
  readonly name: string
  readonly front: Rgb
  readonly back: Rgb
  /** The minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: number
}

/**
 * Texts, icons of controls without text, edges of fields and the focus ring with their colours: of
 * the open dialog or the page. Leaves out disabled controls and everything on top of a picture.
 * Runs in the page, so it must contain everything that it uses.
 */
export function readColours(): readonly Coloured[] {
  type Rgba = readonly [red: number, green: number, blue: number, alpha: number]
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Rgba>()
  const found: Coloured[] = []
  const part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!element || words === '' || !isShown(element)) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    add(words, color, element, isLarge ? 3 : 4.5)
  }
  for (const icon of part.querySelectorAll(':is(button, a[href]) svg')) {
    const control = icon.closest('button, a[href]')
    const { stroke, fill } = getComputedStyle(icon.querySelector('path, circle') ?? icon)
    const colour = stroke === 'none' ? fill : stroke
    if (!control || control.textContent || colour === 'none' || !isShown(control)) continue
    add(`the icon of ${control.ariaLabel}`, colour, control, 3)
  }
  for (const field of part.querySelectorAll('input:not([type="file"]), select')) {
    const { borderTopColor, borderTopStyle } = getComputedStyle(field)
    if (borderTopStyle === 'none' || !isShown(field)) continue
    add(`the edge of ${field.id || field.outerHTML}`, borderTopColor, field.parentElement, 3)
  }
  const focused = document.activeElement
  if (focused && part.contains(focused) && getComputedStyle(focused).outlineStyle !== 'none') {
    const { outlineColor } = getComputedStyle(focused)
    add('the focus ring', outlineColor, focused.parentElement, 3)
  }
  return found

  function isShown(element: Element): boolean {
    if (element.closest(':disabled, [aria-disabled="true"], [inert], script, style, noscript'))
      return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }

  function add(name: string, colour: string, ground: Element | null, least: number): void {
    const back = groundOf(ground)
    if (back) found.push({ name: name.slice(0, 60), front: over(read(colour), back), back, least })
  }

  /** What is drawn behind the content of an element. Undefined for a picture. */
  function groundOf(element: Element | null): Rgb | undefined {
    const layers: Rgba[] = []
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') return undefined
      const layer = read(backgroundColor)
      layers.push(layer)
      if (layer[3] === 1) break
    }
    return layers.reduceRight<Rgb>((below, layer) => over(layer, below), [255, 255, 255])
  }

  function over([red, green, blue, alpha]: Rgba, [r, g, b]: Rgb): Rgb {
    const mix = (front: number, back: number) => front * alpha + back * (1 - alpha)
    return [mix(red, r), mix(green, g), mix(blue, b)]
  }

  /** A canvas parses every notation of a colour. */
  function read(colour: string): Rgba {
    const before = known.get(colour)
    if (before) return before
    if (!pen) throw new Error('The browser has no canvas.')
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const value = [red, green, blue, alpha / 255] as const
    known.set(colour, value)
    return value
  }
}
