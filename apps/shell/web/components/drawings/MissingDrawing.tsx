import type { ReactElement } from 'react'
import styles from './Drawing.module.css'
import { arch, Drawing } from './Drawing.tsx'

interface MissingDrawingProps {
  readonly className?: string | undefined
}

/** A door that leads nowhere, for a page that does not exist. */
export function MissingDrawing({ className }: MissingDrawingProps): ReactElement {
  return (
    <Drawing className={className} sill="M20 100h26M114 100h26">
      <path className={styles.dashed} d={arch} />
      <path className={styles.lit} d="M88 52a10 10 0 1 0 6 15 8.5 8.5 0 0 1-6-15z" />
      <path className={styles.faint} d="M66 46h.01M70 82h.01M92 84h.01M76 92h.01" />
    </Drawing>
  )
}
