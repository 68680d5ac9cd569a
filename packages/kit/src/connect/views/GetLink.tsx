import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { useId } from 'react'
import type { WalletRow } from '../../wallets/walletRow.ts'
import styles from './GetLink.module.css'

export interface GetLinkProps {
  readonly wallet: WalletRow
  /** Id of the wallet's visible name. Default: the name is given to assistive technology only. */
  readonly describedBy?: string | undefined
}

/** GET: opens the store of this phone or tablet. Empty if the wallet has no app. */
export function GetLink({ describedBy, wallet }: GetLinkProps) {
  const t = useTextOf(connectStepsEn)
  const nameId = useId()
  if (wallet.mobileDownloadUrl === undefined) return null
  return (
    <>
      <NewTabLink
        className={styles.link}
        href={wallet.mobileDownloadUrl}
        aria-describedby={describedBy ?? nameId}
      >
        {t('connect.getLink')}
      </NewTabLink>
      {describedBy === undefined ? (
        <span id={nameId} hidden>
          {wallet.name}
        </span>
      ) : null}
    </>
  )
}
