import type { ReactElement } from 'react'
import styles from './DeveloperStrip.module.css'

/** What each value of the shared state means, in its order. */
const meanings = [
  ['address', 'The connected account.'],
  ['verif', 'Whether the account has been verified by a signature.'],
  ['balance', 'Whether the account holds what this page needs.'],
  ['approve', 'Whether the amount that this page wants to spend is approved.'],
  ['loading', 'The number of operations in progress.'],
  ['unlock', 'The amount that can be unlocked, in base units.'],
  ['unlockTime', 'The next unlock time, in Unix seconds.'],
] as const

export interface SharedStateProps {
  readonly state: Readonly<Record<(typeof meanings)[number][0], boolean | number | string>>
  readonly isStateOpen: boolean
  onToggleState(isOpen: boolean): void
}

/** For the developer who runs the demo: the seven values that every page can read. */
export function SharedState(props: SharedStateProps): ReactElement {
  const { isStateOpen, onToggleState, state } = props
  return (
    <details open={isStateOpen} onToggle={(event) => onToggleState(event.currentTarget.open)}>
      <summary className={styles.summary}>Shared state</summary>
      <p className={styles.lead}>Values that every page of this app can read.</p>
      <dl className={styles.values}>
        {meanings.map(([name, meaning]) => (
          <div key={name} className={styles.value}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.raw}>{`${state[name]}` || 'empty'}</dd>
            <dd className={styles.words}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
