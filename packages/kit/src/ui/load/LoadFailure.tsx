import { useText } from '../../i18n/useText.ts'
import { Button } from '../button/Button.tsx'
import styles from './LoadFailure.module.css'

/** Notice that part of the kit failed to load, with a retry button. Shown where dialogs appear. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  return (
    <div role="alert" data-kit="" className={styles.notice}>
      <p className={styles.text}>{t('load.failed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('connect.retry')}
      </Button>
    </div>
  )
}
