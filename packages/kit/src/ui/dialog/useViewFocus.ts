import { useLayoutEffect } from 'react'
import { focusTitle } from './focusIn.ts'

/**
 * Focuses the title of the open dialog whenever the view in it changes or arrives, so that nobody is
 * left on a control that is gone. Call it in the dialog's owner, or in a view that is loaded late.
 */
export function useViewFocus(viewKey: string, titleId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells the views apart
  useLayoutEffect(() => {
    const dialog = document.getElementById(titleId)?.closest('dialog')
    if (dialog?.open) focusTitle(dialog, titleId)
  }, [viewKey, titleId])
}
