import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Tag.module.css'

export interface TagProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'accent' | 'success' | 'danger' | 'warning' | undefined
  readonly className?: string | undefined
}

/** A short word on a soft ground. The word carries the meaning, the colour repeats it. */
export function Tag({ children, tone = 'neutral', className }: TagProps): ReactElement {
  return <span className={cx(styles.tag, styles[tone], className)}>{children}</span>
}
