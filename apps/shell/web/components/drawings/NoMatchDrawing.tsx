import type { ReactElement } from 'react'
import styles from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'

/** A magnifying glass over a row of doors, for a search without a match. */
export function NoMatchDrawing(): ReactElement {
  return (
    <Drawing>
      <path
        className={styles.faint}
        d="M30 100V80a11 11 0 0 1 22 0v20M108 100V80a11 11 0 0 1 22 0v20"
      />
      <path className={styles.dashed} d="M69 100V80a11 11 0 0 1 22 0v20" />
      <circle className={styles.lit} cx="80" cy="66" r="22" />
      <path className={styles.lit} d="M96 82l14 14" />
    </Drawing>
  )
}
