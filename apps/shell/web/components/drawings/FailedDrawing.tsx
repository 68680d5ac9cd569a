import type { ReactElement } from 'react'
import styles from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** A cracked arch, for something that went wrong. */
export function FailedDrawing(): ReactElement {
  return (
    <Drawing>
      <path d="M54 100V58c0-13 9-24 21-26M106 100V62c0-14-9-27-22-30" />
      <path className={styles.lit} d="M79 26l-4 12 8 7-7 12 6 9-4 9" />
      <path className={styles.faint} d="M63 100V60c0-6 3-12 8-15M97 100V62c0-6-2-11-6-14" />
    </Drawing>
  )
}
