import type { ReactElement } from 'react'
import type { AppState } from '../../state/appState.ts'
import { useAppState } from '../../state/useAppState.ts'
import styles from './SharedState.module.css'
import { stateInWords } from './stateInWords.ts'

const everything = (state: AppState): AppState => state

/** Not translated: it is for developers, as the names of the values are. */
const texts = {
  title: 'Shared state',
  lead: 'Values that every page of this app can read. Only shown in the demo.',
}

interface SharedStateProps {
  readonly isOpen: boolean
  onToggle(isOpen: boolean): void
}

/** Demo only: the seven values of the shared state, explained. */
export function SharedState({ isOpen, onToggle }: SharedStateProps): ReactElement {
  const state = useAppState(everything)
  return (
    <details
      lang="en"
      dir="ltr"
      className={styles.details}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={styles.summary}>{texts.title}</summary>
      <p className={styles.lead}>{texts.lead}</p>
      <dl className={styles.values}>
        {stateInWords(state).map(({ name, value, words }) => (
          <div key={name} className={styles.value}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.raw}>
              <bdi>{value}</bdi>
            </dd>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
