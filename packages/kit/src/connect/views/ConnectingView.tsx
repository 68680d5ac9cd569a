import { Button } from '@foyer/ui/button/Button.tsx'
import { CopyByHand } from '@foyer/ui/copy/CopyByHand.tsx'
import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import type { en } from '@foyer/ui/i18n/en.ts'
import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { Check } from '@foyer/ui/icons/Check.tsx'
import { Copy } from '@foyer/ui/icons/Copy.tsx'
import { Retry } from '@foyer/ui/icons/Retry.tsx'
import { SpinnerRing } from '@foyer/ui/spinner/SpinnerRing.tsx'
import type { WalletRow } from '../../wallets/walletRow.ts'
import { isPaired } from '../attempt/appLink.ts'
import { attemptEn, type FailureText, failureText } from '../attempt/failureText.ts'
import { isInAppBrowser } from '../attempt/isInAppBrowser.ts'
import type { PairingLink } from '../attempt/pairingLink.ts'
import type { ShownAttempt } from '../steps/connectView.ts'
import { useCopyLink } from '../steps/useCopyLink.ts'
import styles from './ConnectingView.module.css'
import { GetLink } from './GetLink.tsx'
import { PairingNotice } from './PairingNotice.tsx'

export interface ConnectingViewProps {
  readonly wallet: WalletRow
  readonly attempt: ShownAttempt
  readonly headingId?: string | undefined
  readonly onRetry: () => void
  readonly onOpen: () => void
}

/** The CONNECT step: which wallet is being asked, and RETRY if that failed. */
export function ConnectingView({
  attempt,
  headingId,
  onOpen,
  onRetry,
  wallet,
}: ConnectingViewProps) {
  const t = useTextOf(connectStepsEn)
  const tDialog = useTextOf(attemptEn)
  const tKit = useText()
  const ended = endOf(attempt, wallet.name, tDialog, tKit)
  const appMissing = attempt.phase === 'connecting' && attempt.appMissing
  const isInApp = isInAppBrowser(window)
  const link = attempt.phase === 'connecting' ? attempt.link : undefined
  // In the single-pane layout, the dialog's title already is the wallet's name.
  const title = ended?.title ?? waitingTitle()
  const hint = ended ? undefined : waitingHint()
  return (
    <div className={styles.view}>
      <SpinnerRing state={ringState(ended)}>
        <Icon {...iconOf(wallet)} size={64} radius={18} />
      </SpinnerRing>
      {title === wallet.name && headingId === undefined ? null : (
        <h2 id={headingId} className={styles.heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {ended && ended.lines.length > 0 ? (
        <p role="alert" className={`${styles.text} ${styles.lines}`}>
          {ended.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </p>
      ) : null}
      {ended ? (
        <Button variant="accent" className={styles.retry} icon={<Retry />} onClick={onRetry}>
          {tKit('connect.retry')}
        </Button>
      ) : null}
      {hint ? (
        <p className={styles.text} role={appMissing ? 'alert' : undefined}>
          {hint}
        </p>
      ) : null}
      {ended?.quiet ? <p className={styles.text}>{ended.quiet}</p> : null}
      {link ? (
        <>
          <Button variant="accent" fullWidth className={styles.open} onClick={onOpen}>
            {t('connect.open')}
          </Button>
          <p className={styles.notice}>
            <PairingNotice wallet={wallet} uri={link.uri} />
          </p>
        </>
      ) : null}
      {appMissing && isInApp ? <CopyLink link={link} /> : null}
      {appMissing && !isInApp ? <GetLink wallet={wallet} /> : null}
    </div>
  )

  function waitingTitle() {
    if (attempt.phase === 'approved') return tDialog('connect.connecting', { wallet: wallet.name })
    return t(appMissing ? 'connect.appMissing' : 'connect.opening', { wallet: wallet.name })
  }

  function waitingHint() {
    if (attempt.phase === 'approved') return undefined
    if (appMissing && isInApp) return t('connect.inAppText', { wallet: wallet.name })
    if (appMissing) return t('connect.appMissingText')
    if (isPaired(wallet) && !link) return t('connect.codePreparing')
    return t('connect.confirm')
  }
}

/** For a wallet that the visitor opens by hand. */
function CopyLink({ link }: { readonly link: PairingLink | undefined }) {
  const t = useTextOf(connectStepsEn)
  const tKit = useText()
  const { copied, copyLink, failed } = useCopyLink(link)
  if (!link) return null
  return (
    <>
      <Button icon={copied ? <Check /> : <Copy />} className={styles.retry} onClick={copyLink}>
        {copied ? tKit('account.copied') : t('connect.copyLink')}
      </Button>
      {failed ? <CopyByHand label={t('connect.copyFailed')} value={link.uri} /> : null}
    </>
  )
}

/** How the attempt ended; undefined while it runs. An abandoned one looks like a rejection. */
function endOf(
  attempt: ShownAttempt,
  wallet: string,
  t: Translator<typeof attemptEn>,
  tKit: Translator<typeof en>,
): FailureText | undefined {
  switch (attempt.phase) {
    case 'connecting':
    case 'approved':
      return undefined
    case 'failed':
      return failureText(attempt, wallet, t, tKit)
    case 'idle':
      return { title: wallet, lines: [], quiet: t('connect.failedNothing'), waits: false }
  }
}

/** A rejection stops the ring without failing it; a pending request keeps it turning. */
function ringState(ended: FailureText | undefined): 'busy' | 'idle' | 'failed' {
  if (!ended || ended.waits) return 'busy'
  return ended.lines.length === 0 ? 'idle' : 'failed'
}
