import type { ReactElement } from 'react'
import styles from './Ring.module.css'

export interface RingProps {
  /** Width and height in CSS pixels. Default 16. */
  readonly size?: number | undefined
}

/** A small round spinner. Decorative: show text next to it that says what is happening. */
export function Ring({ size = 16 }: RingProps): ReactElement {
  const stroke = size >= 24 ? 2.5 : 2
  const radius = (size - stroke) / 2
  const shape = { cx: size / 2, cy: size / 2, r: radius, pathLength: 100 }
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      strokeWidth={stroke}
      className={styles.ring}
    >
      <circle {...shape} className={styles.track} />
      <circle {...shape} className={styles.arc} strokeDasharray="24 76" strokeLinecap="round" />
    </svg>
  )
}
