import { useLayoutEffect } from 'react'
import { focusTitle } from './focusIn.ts'

/**
 * Focuses the title of the open dialog when its view mounts or changes, so that focus isn't lost
 * with a removed control. Call it in the dialog's owner, or in a lazily loaded view.
 */
export function useViewFocus(viewKey: string, titleId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the view
  useLayoutEffect(() => {
    const dialog = document.getElementById(titleId)?.closest('dialog')
    if (dialog?.open) focusTitle(dialog, titleId)
  }, [viewKey, titleId])
}
