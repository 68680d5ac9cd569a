import type { ReactElement } from 'react'
import styles from './Drawing.module.css'
import { arch, Drawing } from './Drawing.tsx'

/** A globe in the arch, over a sill of seven parts, for networks that were not checked yet. */
export function UncheckedDrawing(): ReactElement {
  return (
    <Drawing sill="M20 100h15M37.5 100h15M55 100h15M72.5 100h15M90 100h15M107.5 100h15M125 100h15">
      <path d={arch} />
      <path className={styles.faint} d="M63 100V59a17 17 0 0 1 34 0v41" />
      <path className={styles.lit} d="M69 66a11 11 0 1 0 22 0 11 11 0 1 0-22 0" />
      <path className={styles.lit} d="M69 66h22M80 55c-6 6-6 16 0 22 6-6 6-16 0-22z" />
    </Drawing>
  )
}
