import type { ReactElement } from 'react'
import styles from './ToastText.module.css'

export interface ToastTextProps {
  readonly title: string
  readonly text?: string | undefined
}

export function ToastText({ title, text }: ToastTextProps): ReactElement {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </>
  )
}
