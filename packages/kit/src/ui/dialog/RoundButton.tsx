import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './RoundButton.module.css'

export interface RoundButtonProps {
  /** The accessible name. */
  readonly label: string
  onClick(): void
  readonly children: ReactNode
  /** Without a ground at rest. */
  readonly bare?: boolean | undefined
  readonly className?: string | undefined
}

/** A round 32 px button with a glyph, pressable in a 44 px square. */
export function RoundButton(props: RoundButtonProps): ReactElement {
  const { label, onClick, children, bare, className } = props
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => onClick()}
      className={cx(styles.button, bare && styles.bare, className)}
    >
      {children}
    </button>
  )
}
