import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './RoundButton.module.css'

export interface RoundButtonProps {
  /** The accessible name. */
  readonly label: string
  /** Id of the text that tells this button from others of the same name. */
  readonly describedBy?: string | undefined
  onClick(): void
  readonly children: ReactNode
  /** Without a ground at rest. */
  readonly bare?: boolean | undefined
  readonly className?: string | undefined
}

/** A round 32 px button with a glyph, pressable in a 44 px square. */
export function RoundButton(props: RoundButtonProps): ReactElement {
  const { label, describedBy, onClick, children, bare, className } = props
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      onClick={() => onClick()}
      className={cx(styles.button, bare && styles.bare, className)}
    >
      {children}
    </button>
  )
}
