import { Button } from '@foyer/ui/button/Button.tsx'
import { useText } from '@foyer/ui/i18n/useText.ts'
import type { ReactElement, ReactNode } from 'react'
import { describeError } from '../components/load/describeError.ts'
import { Lazy } from '../components/load/Lazy.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import styles from './ErrorView.module.css'

/** Can be preloaded, since the error may be that nothing can be loaded. */
export const loadErrorDrawing = () => import('../components/drawings/ErrorDrawing.tsx')

interface ErrorViewProps {
  readonly error: unknown
  onRetry(): void
  /** A link to the home page: the router's, or a plain one outside it. */
  readonly home: ReactNode
  readonly title?: string | undefined
  readonly text?: string | undefined
}

/** An error with a retry button and a link home. Technical details are collapsed. */
export function ErrorView({ error, onRetry, home, title, text }: ErrorViewProps): ReactElement {
  const t = useAppText()
  const tKit = useText()
  const { isLoading, details } = describeError(error)
  return (
    <div className={styles.view} role="alert">
      <div className={styles.drawing}>
        <Lazy load={loadErrorDrawing} />
      </div>
      <h1 tabIndex={-1} className={styles.title}>
        {title ?? t('error.title')}
      </h1>
      <p className={styles.text}>{text ?? (isLoading ? tKit('load.failed') : t('error.text'))}</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>{t('error.retry')}</Button>
        {home}
      </div>
      {details && (
        <details className={styles.details}>
          <summary>{t('error.details')}</summary>
          <pre className={styles.technical}>{details}</pre>
        </details>
      )}
    </div>
  )
}
