import { useEffect, useState } from 'react'

/**
 * Returns the page's modal dialog that was opened last. Everything outside of it is inert. The
 * wallet's own does not count.
 */
export function useTopModal(): HTMLDialogElement | undefined {
  const [open, setOpen] = useState<readonly HTMLDialogElement[]>([])
  useEffect(() => {
    const update = () => {
      const now = findModals()
      setOpen((before) => {
        const kept = before.filter((dialog) => now.includes(dialog))
        const added = now.filter((dialog) => !before.includes(dialog))
        return kept.length === before.length && added.length === 0 ? before : [...kept, ...added]
      })
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    })
    return () => observer.disconnect()
  }, [])
  return open.at(-1)
}

function findModals(): readonly HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].filter(
    (dialog) => !dialog.closest('[data-demo-wallet]'),
  )
}
