import type { ButtonHTMLAttributes, ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './PillButton.module.css'

export interface PillButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The pointer or the focus comes near: time to fetch what a press will open. */
  onIntent(): void
}

/** A control of the header that opens a dialog: 40 px, neutral. */
export function PillButton({
  children,
  className,
  onIntent,
  ...rest
}: PillButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type="button"
      aria-haspopup="dialog"
      className={cx(styles.pill, className)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </button>
  )
}
