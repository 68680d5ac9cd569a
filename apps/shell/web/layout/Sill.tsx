import { usePendingCount } from '@foyer/kit/shell'
import type { ReactElement } from 'react'
import styles from './Sill.module.css'
import { useChainStatus } from './useChainStatus.ts'

/**
 * The lower edge of the header, while connected: a segment for each chain lights up when it
 * answers, amber when it is slow. A light moves along it while a transaction is pending.
 */
export default function Sill(): ReactElement {
  const { text, tones } = useChainStatus()
  const isPending = usePendingCount() > 0
  return (
    <div role="img" aria-label={text} className={styles.sill}>
      {tones.map(({ id, tone }) => (
        <span key={id} className={styles.segment} data-tone={tone} />
      ))}
      {isPending ? (
        <span className={styles.track}>
          <span className={styles.glint} />
        </span>
      ) : null}
    </div>
  )
}
