import type { ReactElement } from 'react'
import { ToastText, type ToastTextProps } from './ToastText.tsx'

/** A text, a title with an optional line below, or a custom element. */
export type ToastMessage = string | ToastTextProps | ReactElement

/** Returns the element that shows a message. */
export function renderMessage(message: ToastMessage): ReactElement {
  if (typeof message === 'string') return <ToastText title={message} />
  return 'title' in message ? <ToastText {...message} /> : message
}
