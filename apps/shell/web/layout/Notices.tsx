import { useAbsentWallet, useConnectionState } from '@foyer/kit'
import { useDisconnectAll } from '@foyer/kit/shell'
import { Button } from '@foyer/ui/button/Button.tsx'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Lock as LockIcon } from '@foyer/ui/icons/Lock.tsx'
import type { ReactElement } from 'react'
import { StaleBanner } from '../components/stale/StaleBanner.tsx'
import styles from '../components/WarningBox.module.css'
import { noticesEn } from '../i18n/noticesEn.ts'

/** Notices above the page. Loaded with the first connection. */
export default function Notices(): ReactElement {
  const { status } = useConnectionState()
  return (
    <>
      <AbsentWalletNotice />
      {status === 'connected' && <StaleBanner />}
    </>
  )
}

/** Says that the wallet is locked or not responding, and what to do. */
function AbsentWalletNotice(): ReactElement {
  const t = useTextOf(noticesEn)
  const tAccount = useTextOf(accountEn)
  const disconnect = useDisconnectAll()
  const absent = useAbsentWallet()
  const isLocked = absent?.reason === 'locked'
  const wallet = sanitizeText(absent?.name ?? '')
  return (
    <div className={absent ? styles.box : undefined}>
      {/* Always rendered: screen readers announce changes of a live region that already exists. */}
      <div role="status">
        {absent && (
          <p className={styles.text}>
            <LockIcon />
            <span>
              <strong>{t(isLocked ? 'wallet.locked' : 'wallet.silent', { wallet })}</strong>{' '}
              <span>{t(isLocked ? 'wallet.unlock' : 'wallet.return')}</span>
            </span>
          </p>
        )}
      </div>
      {absent && (
        <Button size="small" onClick={() => void disconnect()}>
          {tAccount('account.disconnect')}
        </Button>
      )}
    </div>
  )
}
