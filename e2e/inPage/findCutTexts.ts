/**
 * Texts that cannot be read in full, one per line: cut off by a box that does not scroll, or by an
 * ellipsis without a title; larger than the box drawn around them; on top of another text; outside
 * the window. If a modal dialog is open, only its content. Runs in the page, so it must contain
 * everything that it uses.
 */
export function findCutTexts(): string[] {
  interface Line {
    readonly name: string
    readonly element: Element
    readonly layer: Element | undefined
    readonly box: DOMRect
  }
  /** Tolerance for rounded letter widths, in CSS pixels. */
  const slack = 1.5
  const roots = rootsIn(document)
  const dialogs = roots.flatMap((root) => [...root.querySelectorAll('dialog:modal')])
  const shown = dialogs.length > 0 ? dialogs.slice(-1) : roots
  const elements = shown.flatMap((part) => [
    ...(part instanceof Element ? [part] : []),
    ...part.querySelectorAll<HTMLElement>('*'),
  ])
  const found = new Set<string>()
  const lines = elements.flatMap(linesOf)
  for (const line of lines) lookAround(line)
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) if (areMixed(line, other)) tell(line, other.name)
  }
  for (const field of elements)
    if (isPlaceholderCut(field)) found.add(`a placeholder: ${field.outerHTML}`)
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const wide = elements.filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const names = wide.map(({ className, localName }) => `${localName}.${className}`)
    found.add(`the page scrolls sideways: ${names.slice(-4).join(', ')}`)
  }
  return [...found]

  function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
    const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return [root, ...inner.flatMap(rootsIn)]
  }

  function linesOf(element: Element): Line[] {
    if (element.closest('svg, [inert], script, style, noscript, template')) return []
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    // For screen readers only.
    const isHidden = parentsOf(element).some(
      (parent) => getComputedStyle(parent).clipPath === 'inset(50%)',
    )
    if (isHidden) return []
    const name = texts.map(({ textContent }) => textContent?.trim()).join(' ')
    const layer = parentsOf(element).find((parent) => {
      const { overflowX, overflowY, position } = getComputedStyle(parent)
      const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')
      return scrolls || position === 'fixed' || position === 'sticky'
    })
    return texts.flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map((box) => ({ name, element, layer, box }))
    })
  }

  function parentsOf(element: Element): Element[] {
    const parents: Element[] = []
    for (let at: Element | null = element; at; at = parentOf(at)) parents.push(at)
    return parents
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode()
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }

  /** Compares a line with the boxes around it, up to one that scrolls. */
  function lookAround(line: Line): void {
    let isDrawn = false
    for (const parent of parentsOf(line.element)) {
      const style = getComputedStyle(parent)
      const box = parent.getBoundingClientRect()
      if (style.display === 'inline' || style.display === 'contents') continue
      const across = line.box.left < box.left - slack || line.box.right > box.right + slack
      // Half a line without descenders may stick out.
      const lead = line.box.height / 4
      const down = line.box.top < box.top - lead || line.box.bottom > box.bottom + lead
      const isDots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const hasTitle = line.element.closest('[title]') !== null
      const clips = (way: string) => way === 'hidden' || way === 'clip'
      const isCut = (across && clips(style.overflowX)) || (down && clips(style.overflowY))
      if (isCut && !(isDots && hasTitle)) tell(line, 'cut')
      if (isCut) return
      const scrolls = (way: string) => way === 'auto' || way === 'scroll'
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return
      const hasEdge = style.borderTopWidth !== '0px' && style.borderLeftWidth !== '0px'
      const hasGround = !/(?:, 0|\/ 0)\)$|transparent/.test(style.backgroundColor)
      if (!isDrawn && (hasEdge || hasGround)) {
        isDrawn = true
        if (across || down) tell(line, 'larger than its box')
      }
    }
  }

  function areMixed(one: Line, other: Line): boolean {
    if (one.element === other.element || one.layer !== other.layer) return false
    const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    return x > 2 && y > Math.min(one.box.height, other.box.height) / 2.5
  }

  function isPlaceholderCut(field: Element): boolean {
    if (!(field instanceof HTMLInputElement) || field.value !== '' || !field.placeholder)
      return false
    const style = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen || !field.checkVisibility()) return false
    pen.font = style.font
    const spacing = (Number.parseFloat(style.letterSpacing) || 0) * field.placeholder.length
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight)
    return pen.measureText(field.placeholder).width + spacing > room + slack
  }

  function tell({ name }: Line, what: string): void {
    found.add(`${name.slice(0, 60)}: ${what.slice(0, 60)}`)
  }
}
