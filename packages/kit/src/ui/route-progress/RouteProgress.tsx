import type { ReactElement } from 'react'
import styles from './RouteProgress.module.css'

export interface RouteProgressProps {
  /** True from the visitor's click until the new page is there. */
  readonly pending: boolean
}

/**
 * A bar of 8 px at the top of the page (Spec: route progress). The style sheet alone shows it after
 * 300 ms, so a quick navigation never flashes. The page's own title and focus tell the rest.
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
