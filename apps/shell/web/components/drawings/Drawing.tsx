import type { ReactElement, ReactNode } from 'react'
import styles from './Drawing.module.css'

interface DrawingProps {
  readonly className?: string | undefined
  /** Path of the sill, unless it is drawn whole. */
  readonly sill?: string | undefined
  readonly children: ReactNode
}

/**
 * The frame of the line drawings for empty and failed states: an arch on a sill, in the text
 * colour. Decorative: a sentence next to it says the same. `styles.faint` marks secondary lines,
 * and `styles.lit` the line in the accent colour.
 */
export function Drawing(props: DrawingProps): ReactElement {
  const { children, className, sill = 'M20 100h120' } = props
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="160"
      height="120"
      viewBox="0 0 160 120"
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      data-drawing=""
    >
      <path d={sill} />
      <path className={styles.faint} d="M46 108h68M64 115h32" />
      {children}
    </svg>
  )
}

/** Outline of the arch that most drawings share. */
export const arch = 'M54 100V58a26 26 0 0 1 52 0v42'
