import { useId } from 'react'
import { useKit } from '../config/useKit.ts'
import { useText } from '../i18n/useText.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx'
import { deviceOf } from '../wallets/device.ts'
import { getLink } from '../wallets/getLink.ts'
import type { WalletDefinition } from '../wallets/walletDefinition.ts'
import { walletsToGet } from '../wallets/walletsToGet.ts'
import styles from './GetView.module.css'

/** 'Get a Wallet': three wallets and where to have them. */
export function GetView() {
  const { wallets } = useKit()
  const groups = wallets.get() ?? []
  return (
    <ul className={styles.rows}>
      {walletsToGet(groups, deviceOf(window)).map((wallet) => (
        <GetRow key={wallet.id} wallet={wallet} />
      ))}
    </ul>
  )
}

function GetRow({ wallet }: { readonly wallet: WalletDefinition }) {
  const t = useText()
  const nameId = useId()
  return (
    <li className={styles.row}>
      <Icon
        src={wallet.iconUrl}
        fallbackName={wallet.name}
        background={wallet.iconBackground}
        size={44}
      />
      <span id={nameId} className={styles.name}>
        {wallet.name}
      </span>
      <a
        className={styles.link}
        href={getLink(wallet.downloadUrls ?? {}, deviceOf(window))}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={nameId}
      >
        {t('connect.getLink')}
        <VisuallyHidden> {t('account.newTab')}</VisuallyHidden>
      </a>
    </li>
  )
}
