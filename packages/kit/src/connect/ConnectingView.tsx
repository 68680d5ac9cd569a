import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/button/Button.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { SpinnerRing } from '../ui/spinner/SpinnerRing.tsx'
import type { WalletRow } from '../wallets/walletList.ts'
import styles from './ConnectingView.module.css'
import type { AttemptState } from './connectAttempt.ts'
import { failureText } from './failureText.ts'

export interface ConnectingViewProps {
  readonly wallet: WalletRow
  readonly attempt: AttemptState
  readonly headingId?: string | undefined
  readonly onRetry: () => void
}

/** The CONNECT step: who is waited for, and RETRY when it failed. */
export function ConnectingView({ attempt, headingId, onRetry, wallet }: ConnectingViewProps) {
  const t = useText()
  const failed = attempt.phase === 'failed'
  const failure = failed ? failureText(attempt.kind, wallet.name, t) : undefined
  return (
    <div className={styles.view}>
      <SpinnerRing state={ringState(failed, failure !== undefined)}>
        <Icon src={wallet.iconUrl} fallbackName={wallet.name} size={64} radius={18} />
      </SpinnerRing>
      <h2 id={headingId} className={styles.heading} tabIndex={-1}>
        {failure ? failure.title : t('connect.opening', { wallet: wallet.name })}
      </h2>
      {failure ? (
        <p role="alert" className={styles.text}>
          {failure.text}
        </p>
      ) : null}
      {failed ? null : <p className={styles.text}>{t('connect.confirm')}</p>}
      {failed ? (
        <Button variant={failure ? 'accent' : 'neutral'} onClick={onRetry}>
          {t('connect.retry')}
        </Button>
      ) : null}
    </div>
  )
}

/** A rejection stops the ring, but is no failure. */
function ringState(ended: boolean, failed: boolean): 'busy' | 'idle' | 'failed' {
  if (!ended) return 'busy'
  return failed ? 'failed' : 'idle'
}
