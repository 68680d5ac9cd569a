/** The factor of `font-size: 62.5%`, which makes 1 rem 10 px. */
const smallRem = 0.625

/**
 * On a page whose root font size is 62.5 %, draws the kit in the visitor's own text size. Any other
 * root font size applies to all text of the page, the kit included. Pages that set `--k-rem`
 * themselves have the right size from the first paint.
 */
export function followSmallRem(): void {
  const root = document.documentElement
  if (getComputedStyle(root).getPropertyValue('--k-rem') !== '') return
  const probe = document.createElement('span')
  probe.style.fontSize = 'medium'
  document.body.append(probe)
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const ratio = sizeOf(root) / sizeOf(probe)
  probe.remove()
  if (Math.abs(ratio - smallRem) < 0.005) root.style.setProperty('--k-rem', `${1 / smallRem}rem`)
}
