import type { ButtonHTMLAttributes, ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './PillButton.module.css'

/** Props of `PillButton`: the native button props and these. */
export interface PillButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Called on hover or focus, to preload what a click opens. */
  onIntent(): void
}

/** A neutral header button that opens a dialog, 40 px high. */
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
