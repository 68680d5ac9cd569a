import type { ButtonHTMLAttributes, ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './ListRow.module.css'

export interface ListRowProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What is chosen or in force now. */
  readonly current?: boolean | undefined
}

/** A row of a dialog's list that can be pressed: 44 px, an icon first, the state at the end. */
export function ListRow({ children, className, current, ...rest }: ListRowProps): ReactElement {
  return (
    <button
      {...rest}
      type="button"
      aria-current={current ? 'true' : undefined}
      className={cx(styles.row, className)}
    >
      {children}
    </button>
  )
}
