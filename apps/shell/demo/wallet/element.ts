type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * Creates an element with DOM methods only: nothing is parsed as HTML. `true` sets an empty
 * attribute.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? '' : String(value))
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** Creates a button with a click handler. */
export function button(
  attributes: Attributes,
  onPress: (event: MouseEvent) => void,
  ...children: readonly (Node | string | undefined)[]
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...children)
  made.addEventListener('click', onPress)
  return made
}

/** Creates a host element with a shadow root that only the sheet styles. */
export function shadowHost(
  name: string,
  sheet: CSSStyleSheet,
): { host: HTMLElement; root: ShadowRoot } {
  const host = element('div', { 'data-demo-wallet': name, lang: 'en' })
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  return { host, root }
}

/** Stops pointer and key events inside the host from reaching the page's listeners. */
export function keepEvents(host: HTMLElement): void {
  for (const type of [
    'click',
    'keydown',
    'keyup',
    'mousedown',
    'mouseup',
    'pointerdown',
    'pointerup',
  ])
    host.addEventListener(type, (event) => event.stopPropagation())
}
