import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { useId } from 'react'
import { platformOf } from '../../wallets/device.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import type { ConnectView } from '../steps/connectView.ts'
import { walletsToGet } from '../steps/walletsToGet.ts'
import getLink from './GetLink.module.css'
import { GetLink } from './GetLink.tsx'
import styles from './GetView.module.css'

/** 'Get a Wallet': three wallets and where to get them. */
export function GetView({
  groups,
  layout,
  onGetWallet,
}: Pick<ConnectView, 'groups' | 'layout' | 'onGetWallet'>) {
  const t = useTextOf(connectStepsEn)
  const wallets = walletsToGet(groups)
  if (wallets.length === 0) {
    return (
      <div className={styles.view}>
        <p className={styles.other}>{t('connect.getNone')}</p>
      </div>
    )
  }
  return (
    <div className={styles.view}>
      <ul role="list" className={styles.rows}>
        {wallets.map((wallet) => (
          <GetRow
            key={wallet.id}
            wallet={wallet}
            hasStore={layout === 'phone' || platformOf(navigator) !== 'desktop'}
            onGetWallet={onGetWallet}
          />
        ))}
      </ul>
      <p className={styles.other}>
        <strong className={styles.otherTitle}>{t('connect.getOther')}</strong>
        <span>{t('connect.getOtherText')}</span>
      </p>
    </div>
  )
}

interface GetRowProps {
  readonly wallet: WalletRow
  readonly hasStore: boolean
  readonly onGetWallet: (wallet: WalletRow) => void
}

/** On phones and tablets GET opens the store; elsewhere it shows where to get the wallet. */
function GetRow({ hasStore, onGetWallet, wallet }: GetRowProps) {
  const t = useTextOf(connectStepsEn)
  const nameId = useId()
  return (
    <li className={styles.row}>
      <Icon {...iconOf(wallet)} size={48} />
      <span className={styles.words}>
        <span id={nameId} className={styles.name}>
          {wallet.name}
        </span>
        <span className={styles.platforms}>{platforms()}</span>
      </span>
      {hasStore ? (
        <GetLink wallet={wallet} describedBy={nameId} />
      ) : (
        <button
          type="button"
          className={getLink.link}
          aria-describedby={nameId}
          onClick={() => onGetWallet(wallet)}
        >
          {t('connect.getLink')}
        </button>
      )}
    </li>
  )

  function platforms(): string {
    const { extensionDownloadUrl, mobileDownloadUrl } = wallet
    if (extensionDownloadUrl === undefined) return t('connect.getPhone')
    return mobileDownloadUrl === undefined ? t('connect.getExtension') : t('connect.getBoth')
  }
}
