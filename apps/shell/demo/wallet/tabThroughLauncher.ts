const tabbable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex="-1"])'

/**
 * Makes Tab reach the launcher after the last control of the page's dialog. A dialog with a focus
 * trap would otherwise skip it.
 */
export function tabThroughLauncher(launcher: {
  readonly host: HTMLElement
  focus(): void
}): () => void {
  const onKey = (event: KeyboardEvent) => {
    const dialog = launcher.host.parentElement
    if (event.key !== 'Tab' || !(dialog instanceof HTMLDialogElement)) return
    const target = nextStop(dialog, launcher, event.shiftKey)
    if (!target) return
    event.preventDefault()
    event.stopImmediatePropagation()
    target.focus()
  }
  window.addEventListener('keydown', onKey, true)
  return () => window.removeEventListener('keydown', onKey, true)
}

function nextStop(
  dialog: HTMLDialogElement,
  launcher: { readonly host: HTMLElement; focus(): void },
  backwards: boolean,
): { focus(): void } | undefined {
  const stops = [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(
    (stop) => stop !== launcher.host && stop.getClientRects().length > 0,
  )
  const { activeElement } = document
  if (activeElement === launcher.host) return backwards ? stops.at(-1) : stops[0]
  const edge = backwards ? stops[0] : stops.at(-1)
  return activeElement === edge ? launcher : undefined
}
