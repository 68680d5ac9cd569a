import { Button } from '@foyer/ui/button/Button.tsx'
import { CopyByHand } from '@foyer/ui/copy/CopyByHand.tsx'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { safeLocale } from '@foyer/ui/i18n/locale.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Check } from '@foyer/ui/icons/Check.tsx'
import { Clock } from '@foyer/ui/icons/Clock.tsx'
import { Copy } from '@foyer/ui/icons/Copy.tsx'
import { Retry } from '@foyer/ui/icons/Retry.tsx'
import { useEffect, useState } from 'react'
import { platformOf } from '../../wallets/device.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import { isAnyWallet } from '../attempt/appLink.ts'
import { isInAppBrowser } from '../attempt/isInAppBrowser.ts'
import type { PairingLink } from '../attempt/pairingLink.ts'
import { useCopyLink } from '../steps/useCopyLink.ts'
import { GetLink } from './GetLink.tsx'
import { PairingCode } from './PairingCode.tsx'
import { PairingNotice } from './PairingNotice.tsx'
import { FootButton, PaneFoot } from './PaneFoot.tsx'
import styles from './ScanView.module.css'

/** Usual lifetime of a pairing link, in seconds. */
const lifetime = 300

export interface ScanViewProps {
  readonly wallet: WalletRow
  /** Undefined until there is one; a placeholder is shown then. */
  readonly link: PairingLink | undefined
  /** The wallet's app did not open and may not be installed. */
  readonly appMissing: boolean
  readonly isPhone: boolean
  readonly onOpen: () => void
  readonly onRetry: () => void
  readonly onGetWallet: (wallet: WalletRow) => void
}

/** The CONNECT step with a code to scan, and the same link to copy or to open. */
export function ScanView(props: ScanViewProps) {
  const { appMissing, isPhone, link, onOpen, onRetry, onGetWallet, wallet } = props
  const t = useTextOf(connectStepsEn)
  const tDialog = useTextOf(connectEn)
  const tKit = useText()
  const { locale } = useLocale()
  const { copied, copyLink, failed } = useCopyLink(link)
  const left = useSecondsLeft(link?.timeLeft)
  const { name } = wallet
  const expired = left === 0
  const hint = isAnyWallet(wallet)
    ? t('connect.scanHintAny')
    : t('connect.scanHint', { wallet: name })

  return (
    <>
      <div className={styles.view}>
        {expired ? (
          <div className={styles.expired}>
            <p role="alert">{tDialog('connect.codeExpired')}</p>
            <Button variant="accent" icon={<Retry />} onClick={onRetry}>
              {tKit('connect.retry')}
            </Button>
          </div>
        ) : (
          <PairingCode
            wallet={wallet}
            text={link?.uri}
            label={t('connect.scanLabel')}
            fallback={t('connect.codeFailed')}
            left={left && Math.min(1, left / lifetime)}
          />
        )}
        <p className={styles.hint}>
          <PairingNotice wallet={wallet} uri={link?.uri}>
            {hint}
          </PairingNotice>
        </p>
        {link && failed ? <CopyByHand label={t('connect.copyFailed')} value={link.uri} /> : null}
        <p className={styles.alternative}>{alternative()}</p>
      </div>
      <PaneFoot text={expiry()}>
        {link ? (
          <FootButton icon={copied ? <Check /> : <Copy />} onClick={copyLink}>
            {copied ? tKit('account.copied') : t('connect.copyLink')}
          </FootButton>
        ) : null}
      </PaneFoot>
    </>
  )

  function expiry() {
    if (left !== undefined) {
      return (
        <>
          <Clock />
          <span>{t('connect.codeValid', { time: clockText(left, locale) })}</span>
        </>
      )
    }
    return link ? undefined : t('connect.codePreparing')
  }

  function alternative() {
    const isInApp = isInAppBrowser(window)
    const links = wallet.definition?.links
    const isMobile = platformOf(navigator) !== 'desktop'
    if (isAnyWallet(wallet) || isPhone || links?.desktop || (links && isMobile)) {
      return (
        <>
          {appMissing ? (
            <span role="alert">
              {t(isInApp ? 'connect.inAppText' : 'connect.appMissing', { wallet: name })}
            </span>
          ) : (
            <span>{t('connect.onThisDevice')}</span>
          )}
          <Button size="small" onClick={onOpen} disabled={!link}>
            {t('connect.open')}
          </Button>
          {appMissing && !isInApp ? <GetLink wallet={wallet} /> : null}
        </>
      )
    }
    if (wallet.mobileDownloadUrl === undefined) return null
    return (
      <>
        <span>{t('connect.notHere', { wallet: name })}</span>
        <Button size="small" onClick={() => onGetWallet(wallet)}>
          {t('connect.getLink')}
        </Button>
      </>
    )
  }
}

/** Seconds left, rounded up and updated each second; undefined without a time. */
function useSecondsLeft(timeLeft: PairingLink['timeLeft']): number | undefined {
  const [, setNow] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return timeLeft && Math.ceil(timeLeft() / 1_000)
}

/** Minutes and seconds in the digits of the language, for example '4:52'. */
export function clockText(seconds: number, locale: string): string {
  const write = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(safeLocale(locale), { minimumIntegerDigits }).format(value)
  return `${write(Math.floor(seconds / 60), 1)}:${write(seconds % 60, 2)}`
}
