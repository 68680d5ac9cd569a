import type { ReactElement } from 'react'
import { ToastText, type ToastTextProps } from './ToastText.tsx'

/** A text, a title with a line below it, or an element of the caller's own. */
export type ToastMessage = string | ToastTextProps | ReactElement

export function renderMessage(message: ToastMessage): ReactElement {
  if (typeof message === 'string') return <ToastText title={message} />
  return 'title' in message ? <ToastText {...message} /> : message
}
