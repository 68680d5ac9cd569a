/** Tracks the page's modal dialogs: everything outside the topmost one is inert. */
export interface Modals {
  /** The open dialog that was opened last. */
  top(): HTMLDialogElement | undefined
  stop(): void
}

export function watchModals(onChange: () => void): Modals {
  let open: readonly HTMLDialogElement[] = find()

  function find(): readonly HTMLDialogElement[] {
    return [...document.querySelectorAll('dialog[open]')].filter(isModal)
  }

  const observer = new MutationObserver(() => {
    const now = find()
    const kept = open?.filter((dialog) => now.includes(dialog)) ?? []
    const added = now.filter((dialog) => !kept.includes(dialog))
    const changed = added.length > 0 || kept.length !== open.length
    open = [...kept, ...added]
    if (changed) onChange()
  })
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  return { top: () => open.at(-1), stop: () => observer.disconnect() }
}

function isModal(dialog: Element): dialog is HTMLDialogElement {
  try {
    return dialog instanceof HTMLDialogElement && dialog.matches(':modal')
  } catch {
    return false
  }
}
