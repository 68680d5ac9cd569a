import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import type { ReactElement } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import type { AppState } from '../../state/appState.ts'
import { useAppState } from '../../state/useAppState.ts'
import styles from './SharedState.module.css'
import { stateInWords } from './stateInWords.ts'

const everything = (state: AppState): AppState => state

interface SharedStateProps {
  readonly isOpen: boolean
  onToggle(isOpen: boolean): void
}

/** Demo only: the seven values of the shared state, explained. */
export function SharedState({ isOpen, onToggle }: SharedStateProps): ReactElement {
  const t = usePageText()
  const { locale } = useLocale()
  const state = useAppState(everything)
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={styles.summary}>{t('shared.title')}</summary>
      <p className={styles.lead}>{t('shared.lead')}</p>
      <dl className={styles.values}>
        {stateInWords(t, locale, state).map(({ name, value, words }) => (
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
