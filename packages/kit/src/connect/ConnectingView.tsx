import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/button/Button.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { SpinnerRing } from '../ui/spinner/SpinnerRing.tsx'
import type { WalletRow } from '../wallets/walletRow.ts'
import styles from './ConnectingView.module.css'
import type { AttemptState } from './connectAttempt.ts'
import { type FailureText, failureText } from './failureText.ts'

export interface ConnectingViewProps {
  readonly wallet: WalletRow
  readonly attempt: AttemptState
  readonly headingId?: string | undefined
  readonly onRetry: () => void
}

/** The CONNECT step: who is waited for, and RETRY when it did not come about. */
export function ConnectingView({ attempt, headingId, onRetry, wallet }: ConnectingViewProps) {
  const t = useText()
  const failed = attempt.phase === 'failed'
  const ended = failed ? failureText(attempt.kind, wallet.name, t) : undefined
  // In the single-pane layout the dialog's own title is the wallet's name already.
  const title = ended ? ended.title : t('connect.opening', { wallet: wallet.name })
  const isFailure = ended?.text !== undefined && !ended.waits
  return (
    <div className={styles.view}>
      <SpinnerRing state={ringState(ended)}>
        <Icon src={wallet.iconUrl} fallbackName={wallet.name} size={64} radius={18} />
      </SpinnerRing>
      {title === wallet.name && headingId === undefined ? null : (
        <h2 id={headingId} className={styles.heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {ended?.text ? (
        <p role="alert" className={styles.text}>
          {ended.text}
        </p>
      ) : null}
      {ended ? (
        <Button variant={isFailure ? 'accent' : 'neutral'} onClick={onRetry}>
          {t('connect.retry')}
        </Button>
      ) : (
        <p className={styles.text}>{t('connect.confirm')}</p>
      )}
    </div>
  )
}

/** A rejection stops the ring, but is no failure; a request that waits keeps it turning. */
function ringState(ended: FailureText | undefined): 'busy' | 'idle' | 'failed' {
  if (!ended || ended.waits) return 'busy'
  return ended.text === undefined ? 'idle' : 'failed'
}
