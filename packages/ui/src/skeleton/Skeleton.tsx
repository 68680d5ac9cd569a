import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import { useCssVariables } from '../useCssVariables.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Inline size in CSS pixels. Default: the full width. */
  readonly width?: number | undefined
  /** Block size in CSS pixels. Default: one line of the surrounding text. */
  readonly height?: number | undefined
  readonly className?: string | undefined
}

/**
 * A placeholder of the final size for content that is loading, so that the layout doesn't shift.
 */
export function Skeleton({ width, height, className }: SkeletonProps): ReactElement {
  const ref = useCssVariables<HTMLSpanElement>({
    '--k-skeleton-inline': width === undefined ? undefined : `${width}px`,
    '--k-skeleton-block': height === undefined ? undefined : `${height}px`,
  })
  return <span ref={ref} aria-hidden="true" className={cx(styles.skeleton, className)} />
}
