import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Tag.module.css'

export interface TagProps {
  readonly children: ReactNode
  /** Colour. Default `neutral`. */
  readonly tone?: 'neutral' | 'accent' | 'success' | undefined
  readonly className?: string | undefined
}

/** A short label on a soft background. The text carries the meaning; the colour only repeats it. */
export function Tag({ children, tone = 'neutral', className }: TagProps): ReactElement {
  return <span className={cx(styles.tag, styles[tone], className)}>{children}</span>
}
