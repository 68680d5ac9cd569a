import type { ReactElement } from 'react'
import styles from './Drawing.module.css'
import { arch, Drawing } from './Drawing.tsx'

/** An open door, for an empty list of transactions. */
export function EmptyActivityDrawing(): ReactElement {
  return (
    <Drawing>
      <path d={arch} />
      <path className={styles.faint} d="M97 100V59a17 17 0 0 0-34 0v41" />
      <path d="M63 59l-13-5v54l13-8" />
      <path className={`${styles.lit} ${styles.dashed}`} d="M126 114c-14 0-30-3-41-14" />
    </Drawing>
  )
}
