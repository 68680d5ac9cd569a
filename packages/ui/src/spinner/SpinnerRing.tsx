import type { ReactElement, ReactNode } from 'react'
import { Close } from '../icons/Close.tsx'
import styles from './SpinnerRing.module.css'

export interface SpinnerRingProps {
  /** The icon inside the ring: 64 px wide, 18 px corner radius. */
  readonly children: ReactNode
  /**
   * `busy` spins, `failed` is a full red ring with a badge, `idle` a plain track. Default `busy`.
   */
  readonly state?: 'busy' | 'failed' | 'idle' | undefined
}

/** An 88 px ring around a wallet's icon. Decorative: show the state as text next to it. */
export function SpinnerRing({ children, state = 'busy' }: SpinnerRingProps): ReactElement {
  const shape = { x: 1.25, y: 1.25, width: 85.5, height: 85.5, rx: 27, pathLength: 100 }
  return (
    <span className={styles.frame} data-state={state} data-kit-part="spinner-ring">
      <svg
        aria-hidden="true"
        focusable="false"
        width="88"
        height="88"
        viewBox="0 0 88 88"
        fill="none"
        strokeWidth="2.5"
        className={styles.ring}
      >
        <rect {...shape} className={styles.track} />
        {state === 'busy' && (
          <rect {...shape} className={styles.arc} strokeDasharray="22 78" strokeLinecap="round" />
        )}
      </svg>
      {children}
      {state === 'failed' && (
        <span className={styles.badge}>
          <Close size={12} />
        </span>
      )}
    </span>
  )
}
