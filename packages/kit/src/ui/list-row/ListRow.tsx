import type { ButtonHTMLAttributes, ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './ListRow.module.css'

/** Props of `ListRow`: the native button props and these. */
export interface ListRowProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Marks the current choice (`aria-current`). Default false. */
  readonly current?: boolean | undefined
}

/** A clickable row of a list in a dialog, 44 px high: icon first, state at the end. */
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
