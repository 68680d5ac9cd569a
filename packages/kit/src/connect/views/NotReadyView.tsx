import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import type { WalletRow } from '../../wallets/walletRow.ts'
import styles from './ConnectingView.module.css'
import getLink from './GetLink.module.css'
import { GetLink } from './GetLink.tsx'

export interface NotReadyViewProps {
  readonly wallet: WalletRow
  readonly headingId?: string | undefined
}

/** The CONNECT step of a wallet that is not installed: INSTALL, or why it is unavailable here. */
export function NotReadyView({ headingId, wallet }: NotReadyViewProps) {
  const t = useTextOf(connectStepsEn)
  const tList = useTextOf(connectEn)
  const { extensionDownloadUrl, name } = wallet
  const canInstall = extensionDownloadUrl !== undefined
  return (
    <div className={styles.view}>
      <Icon {...iconOf(wallet)} size={64} radius={18} />
      <h2 id={headingId} className={styles.heading} tabIndex={-1}>
        {canInstall
          ? t('connect.notInstalled', { wallet: name })
          : t('connect.notAvailable', { wallet: name })}
      </h2>
      <p className={styles.text}>
        {canInstall ? tList('connect.noneText') : t('connect.notAvailableText')}
      </p>
      {canInstall ? (
        <NewTabLink className={getLink.link} href={extensionDownloadUrl}>
          {t('connect.install')}
        </NewTabLink>
      ) : (
        <GetLink wallet={wallet} />
      )}
    </div>
  )
}
