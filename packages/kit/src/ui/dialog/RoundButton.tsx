import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './RoundButton.module.css'

/** Props of `RoundButton`. */
export interface RoundButtonProps {
  /** The accessible name. */
  readonly label: string
  /** Id of a description that distinguishes buttons with the same label. */
  readonly describedBy?: string | undefined
  /** Called on click. */
  onClick(): void
  /** The icon. */
  readonly children: ReactNode
  /** Removes the background at rest. Default false. */
  readonly bare?: boolean | undefined
  /** Class of the button. */
  readonly className?: string | undefined
}

/** A round 32 px icon button with a 44 px square hit area. */
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
