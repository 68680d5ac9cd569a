import type { EndpointSample } from '@foyer/kit'
import type { ReactElement } from 'react'
import styles from './PollBars.module.css'

interface PollBarsProps {
  readonly samples: readonly EndpointSample[]
  readonly count: number
}

const width = 4
const gap = 1.5
const height = 20

/**
 * Response times of the last requests, oldest first. A failed request is a full red bar, and one
 * that is still to come an empty slot.
 */
export function PollBars({ count, samples }: PollBarsProps): ReactElement {
  const slowest = Math.max(100, ...samples.map(({ ms }) => ms))
  const start = count - samples.length
  const bars = samples.map(({ ms, ok }, index) => ({
    ok,
    x: (start + index) * (width + gap),
    tall: ok ? 4 + (height - 4) * Math.min(1, ms / slowest) : height,
  }))
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${count * (width + gap)} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: start }, (_, index) => index * (width + gap)).map((x) => (
        <rect
          key={x}
          className={styles.empty}
          x={x}
          y={height - 4}
          width={width}
          height={4}
          rx={1}
        />
      ))}
      {bars.map(({ ok, tall, x }) => (
        <rect
          key={x}
          className={ok ? styles.good : styles.bad}
          x={x}
          y={height - tall}
          width={width}
          height={tall}
          rx={1}
        />
      ))}
    </svg>
  )
}
