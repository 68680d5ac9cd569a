import type { ReactElement } from 'react'
import styles from './RouteProgress.module.css'

export interface RouteProgressProps {
  /** True from the visitor's click until the new page renders. */
  readonly pending: boolean
}

/**
 * An 8 px progress bar at the top of the page. CSS delays it by 300 ms, so it
 * doesn't flash on quick navigations. Hidden from screen readers: the new title and focus suffice.
 */
export function RouteProgress({ pending }: RouteProgressProps): ReactElement {
  return (
    <div
      aria-hidden="true"
      className={styles.bar}
      data-kit=""
      data-kit-part="route-progress"
      data-pending={pending ? '' : undefined}
    >
      <div className={styles.fill} />
    </div>
  )
}
