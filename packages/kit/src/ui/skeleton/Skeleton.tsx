import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import { useCssVariables } from '../useCssVariables.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Inline size in CSS pixels; the whole line without it. */
  readonly width?: number | undefined
  /** Block size in CSS pixels; one line of the text around it without it. */
  readonly height?: number | undefined
  readonly className?: string | undefined
}

/** Holds the place of something that is being read, at its size, so that nothing moves later. */
export function Skeleton({ width, height, className }: SkeletonProps): ReactElement {
  const ref = useCssVariables<HTMLSpanElement>({
    '--k-skeleton-inline': width === undefined ? undefined : `${width}px`,
    '--k-skeleton-block': height === undefined ? undefined : `${height}px`,
  })
  return (
    <span
      ref={ref}
      aria-hidden="true"
      data-kit-moving=""
      className={cx(styles.skeleton, className)}
    />
  )
}
