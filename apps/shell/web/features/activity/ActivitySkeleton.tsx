import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import type { ReactElement } from 'react'
import filters from './ActivityFilters.module.css'
import row from './ActivityRow.module.css'
import rows from './ActivityRows.module.css'
import styles from './SendTest.module.css'

const chips = [56, 92, 108, 76]
const lines = [168, 212, 140]

/** Placeholders for the filters and the newest rows while the account is not known yet. */
export function ActivitySkeleton(): ReactElement {
  return (
    <div aria-hidden="true">
      <div className={filters.row}>
        {chips.map((width) => (
          <Skeleton key={width} width={width} height={36} className={filters.waiting} />
        ))}
      </div>
      <p className={`${rows.day} ${rows.waiting}`}>
        <Skeleton width={132} height={12} />
      </p>
      {lines.map((width, index) => (
        <div
          key={width}
          className={row.row}
          data-first={index === 0 || undefined}
          data-last={index === lines.length - 1 || undefined}
        >
          <Skeleton width={32} height={32} className={filters.waiting} />
          <div className={row.what}>
            <p className={row.description}>
              <Skeleton width={width} height={14} />
            </p>
            <p className={row.detail}>
              <Skeleton width={88} height={12} />
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Placeholder for the button that sends a test transaction. */
export function SendTestPlaceholder(): ReactElement {
  return (
    <div aria-hidden="true" className={styles.test}>
      <Skeleton width={188} className={styles.room} />
      <p className={styles.text}>
        <Skeleton width={240} height={12} />
      </p>
    </div>
  )
}
