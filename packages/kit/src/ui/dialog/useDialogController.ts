import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useUi } from '../UiContext.ts'
import { createDialogController, type DialogController } from './createDialogController.ts'

interface DialogState {
  readonly open: boolean
  readonly titleId: string
  onClose(): void
  onClosed(): void
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
}

/** Opens and closes the native dialog as `open` changes. */
export function useDialogController(
  dialog: RefObject<HTMLDialogElement | null>,
  state: DialogState,
): void {
  const { stack, scrollLock } = useUi()
  const controller = useRef<DialogController>(null)
  const latest = useRef(state)

  useLayoutEffect(() => {
    latest.current = state
  })

  useLayoutEffect(() => {
    if (!dialog.current) return
    const created = createDialogController(dialog.current, {
      stack,
      scrollLock,
      titleId: () => latest.current.titleId,
      requestClose: () => latest.current.onClose(),
      returnFocusTo: () => latest.current.returnFocusTo?.() ?? null,
      onClosed: () => latest.current.onClosed(),
    })
    controller.current = created
    return created.destroy
  }, [dialog, stack, scrollLock])

  const { open } = state
  useLayoutEffect(() => {
    if (open) controller.current?.open()
    else controller.current?.close()
  }, [open])
}
