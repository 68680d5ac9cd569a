import type { ReactElement } from 'react'
import styles from './ToastText.module.css'

/** Props of `ToastText`. */
export interface ToastTextProps {
  /** First line. */
  readonly title: string
  /** Second line. Default: none. */
  readonly text?: string | undefined
}

/** The message of a toast: a title with an optional line below. */
export function ToastText({ title, text }: ToastTextProps): ReactElement {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </>
  )
}
