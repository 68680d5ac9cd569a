import type { ReactElement } from 'react'
import styles from './Drawing.module.css'
import { arch, Drawing } from './Drawing.tsx'

/** An interrupted sill, for a page that cannot be reached. */
export function OfflineDrawing(): ReactElement {
  return (
    <Drawing sill="M20 100h32M108 100h32">
      <path className={styles.faint} d={arch} />
      <path className={styles.lit} d="M52 93h6a7 7 0 0 1 0 14h-6zM65 97h7M65 103h7" />
      <path d="M108 93h-6a7 7 0 0 0 0 14h6z" />
      <path className={styles.faint} d="M84 92l-3-6M80 90h-5M88 90l3-5" />
    </Drawing>
  )
}
