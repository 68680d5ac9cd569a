import { button, element, keepEvents, shadowHost } from './element.ts'
import { demoWalletIcon } from './icon.ts'
import { windowStyles } from './styles/windowStyles.ts'
import { text } from './texts.ts'

/** The window's content. Its heading labels the window and receives focus. */
export interface Panel {
  readonly heading: string
  /** Shown above the heading. */
  readonly before?: readonly Node[] | undefined
  readonly body: readonly Node[]
  readonly foot: readonly Node[]
  readonly closeLabel: string
  onClose(): void
  /** Called when the user minimises or presses Escape. Without it, Escape closes. */
  onMinimise?: (() => void) | undefined
}

/** The wallet's window. */
export interface WalletWindow {
  /** Opens the window, or replaces its content. */
  show(panel: Panel): void
  close(): void
  isOpen(): boolean
  /** Moves the open window above a dialog that the page opened later. */
  raise(): void
  /** Removes the window from the page. */
  remove(): void
}

const headingId = 'heading'

/** Creates the wallet's window: a modal dialog, so that it lies above the page's own. */
export function createWalletWindow(container: HTMLElement): WalletWindow {
  const { host, root } = shadowHost('window', windowStyles())
  const dialog = element('dialog', { 'aria-labelledby': headingId })
  root.append(dialog)
  keepEvents(host)
  container.append(host)
  let shown: Panel | undefined

  const dismiss = () => (shown?.onMinimise ?? shown?.onClose)?.()
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    dismiss()
  })
  // Browsers may close a dialog without a `cancel` event.
  dialog.addEventListener('close', () => {
    if (!dialog.open) dismiss()
  })

  function open(): void {
    if (!dialog.open) dialog.showModal()
    root.getElementById(headingId)?.focus({ preventScroll: true })
  }

  return {
    isOpen: () => dialog.open,
    show(panel) {
      shown = panel
      dialog.replaceChildren(...build(panel))
      open()
    },
    close() {
      shown = undefined
      if (dialog.open) dialog.close()
    },
    raise() {
      if (!dialog.open) return
      const focused = root.activeElement
      dialog.close()
      dialog.showModal()
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    },
    remove: () => host.remove(),
  }
}

/** The window is where the page's direction puts it; its English content is left to right. */
function build(panel: Panel): readonly Node[] {
  const heading = element('h1', { id: headingId, tabindex: -1 }, panel.heading)
  const paper = element('div', { class: 'paper' }, ...(panel.before ?? []), heading)
  const scroll = element('div', { class: 'scroll', dir: 'ltr' }, paper, ...panel.body)
  return [buildBar(panel), scroll, element('div', { class: 'foot', dir: 'ltr' }, ...panel.foot)]
}

function buildBar({ closeLabel, onClose, onMinimise }: Panel): Node {
  const icon = element('img', { src: demoWalletIcon, alt: '', width: 20, height: 20 })
  return element(
    'div',
    { class: 'bar', dir: 'ltr' },
    icon,
    element('span', { class: 'name' }, text('wallet.name')),
    onMinimise &&
      button({ class: 'tool minimise', 'aria-label': text('wallet.minimise') }, onMinimise),
    button({ class: 'tool close', 'aria-label': closeLabel }, onClose),
  )
}
