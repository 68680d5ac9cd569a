import type { ReactElement } from 'react'
import styles from './Drawing.module.css'
import { arch, Drawing } from './Drawing.tsx'

/** A closed door with a keyhole, for an empty vault. */
export function EmptyVaultDrawing(): ReactElement {
  return (
    <Drawing>
      <path d={arch} />
      <path className={styles.faint} d="M63 100V59a17 17 0 0 1 34 0v41M57.5 68h3.5M57.5 88h3.5" />
      <path className={styles.lit} d="M80 70a5 5 0 1 0-.01 0zM80 70v10" />
    </Drawing>
  )
}
