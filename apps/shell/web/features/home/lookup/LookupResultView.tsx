import { type FoundAccount, useProfile } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { type ReactElement, useEffect, useRef } from 'react'
import { siteName } from '../../../../config/app.ts'
import { lookupEn } from '../../../i18n/lookupEn.ts'
import { AccountHead } from '../AccountHead.tsx'
import view from '../AccountView.module.css'
import { BalancesCard } from '../BalancesCard.tsx'
import styles from './LookupResultView.module.css'

interface LookupResultViewProps {
  readonly account: FoundAccount
  onBack(): void
}

/** An account that was looked up, with its balances. Read only. */
export default function LookupResultView({ account, onBack }: LookupResultViewProps): ReactElement {
  const t = useTextOf(lookupEn)
  const tKit = useText()
  const { address } = account
  const profile = useProfile(address)
  const root = useRef<HTMLDivElement>(null)
  const { displayName } = profile
  useEffect(() => {
    document.title = `${displayName} · ${siteName}`
  }, [displayName])
  useEffect(() => {
    root.current?.querySelector('h1')?.focus()
  }, [])
  return (
    <div ref={root} className={view.view}>
      <div className={styles.notice}>
        <p>{t('lookup.looking')}</p>
        <Button size="small" onClick={onBack}>
          {tKit('dialog.back')}
        </Button>
      </div>
      <AccountHead address={address} profile={profile} />
      <div className={styles.balances}>
        <BalancesCard address={address} chainId={undefined} />
      </div>
    </div>
  )
}
