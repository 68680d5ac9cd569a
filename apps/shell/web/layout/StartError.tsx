import type { ReactElement } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { ErrorView } from './ErrorView.tsx'
import styles from './StartError.module.css'

interface StartErrorProps {
  readonly error: unknown
  /** The page never started, rather than failing later. */
  readonly atStart?: boolean | undefined
}

/** Stands for the whole page: there is no frame, no router, no kit. */
export function StartError({ error, atStart = false }: StartErrorProps): ReactElement {
  const t = useAppText()
  return (
    <main className={styles.page}>
      <ErrorView
        error={error}
        onRetry={() => location.reload()}
        title={atStart ? t('start.title') : undefined}
        text={atStart ? t('start.text') : undefined}
        home={
          <a href="/" className={styles.home}>
            {t('error.home')}
          </a>
        }
      />
    </main>
  )
}
