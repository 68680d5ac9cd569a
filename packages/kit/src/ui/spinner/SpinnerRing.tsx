import type { ReactElement, ReactNode } from 'react'
import { Close } from '../icons/Close.tsx'
import styles from './SpinnerRing.module.css'

export interface SpinnerRingProps {
  /** What is waited for: an icon of 64 px with radius 18. */
  readonly children: ReactNode
  /** `busy` runs, `failed` is a full red ring with a badge, `idle` only the track. */
  readonly state?: 'busy' | 'failed' | 'idle' | undefined
}

/** The ring of 88 px around a wallet's icon. Decoration: the words beside it say the state. */
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
          <rect
            {...shape}
            className={styles.arc}
            strokeDasharray="22 78"
            strokeLinecap="round"
            data-kit-moving=""
          />
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
