import { button, element, keepEvents, shadowHost } from './element.ts'
import { demoWalletIcon } from './icon.ts'
import { launcherStyles } from './styles/launcherStyles.ts'
import { text } from './texts.ts'

/** The button that opens the wallet. */
export interface Launcher {
  /** Sets the number of requests that wait while the window is minimised. */
  update(waiting: number): void
  /** Moves the button into a dialog of the page, or back into the page. */
  moveInto(parent: HTMLElement): void
  readonly host: HTMLElement
  focus(): void
}

/** Creates the small button in the corner of the page that opens the wallet. */
export function createLauncher(container: HTMLElement, onPress: () => void): Launcher {
  const { host, root } = shadowHost('launcher', launcherStyles())
  const label = element('span', { class: 'label' })
  const status = element('span', { class: 'unseen', role: 'status' })
  const icon = element('img', { src: demoWalletIcon, alt: '', width: 24, height: 24 })
  const press = button({ class: 'pill' }, onPress, icon, label)
  const section = element('section', { dir: 'ltr' }, press, status)
  root.append(section)
  keepEvents(host)
  container.append(host)
  let lifted = false
  nameSection()
  update(0)

  // Inside a dialog it is part of the dialog, not a separate landmark.
  function nameSection(): void {
    if (!lifted) section.setAttribute('aria-label', text('wallet.name'))
    else section.removeAttribute('aria-label')
  }

  function update(waiting: number): void {
    const words = writeLabel(waiting)
    press.classList.toggle('waiting', waiting > 0)
    host.toggleAttribute('data-waiting', waiting > 0)
    status.textContent = waiting > 0 ? words : ''
    if (waiting > 0) label.replaceChildren(words)
    else
      label.replaceChildren(element('span', { class: 'unseen' }, text('launcher.open'), ' '), words)
  }

  return {
    update,
    host,
    focus: () => press.focus({ preventScroll: true }),
    moveInto(parent) {
      if (host.parentElement === parent) return
      parent.append(host)
      // A dialog may clip or shift its content; the top layer avoids that.
      lifted = parent !== container
      nameSection()
      if (lifted) host.setAttribute('popover', 'manual')
      else host.removeAttribute('popover')
      if (lifted && typeof host.showPopover === 'function') host.showPopover()
    },
  }
}

function writeLabel(waiting: number): string {
  return waiting === 0 ? text('wallet.name') : text('launcher.waiting', { count: waiting })
}
