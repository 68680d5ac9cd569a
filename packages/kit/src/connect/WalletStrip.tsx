import { useText } from '../i18n/useText.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import type { WalletGroup, WalletRow } from '../wallets/walletRow.ts'
import { WalletList } from './WalletList.tsx'
import styles from './WalletStrip.module.css'

export interface WalletStripProps {
  readonly groups: readonly WalletGroup[]
  readonly onSelect: (wallet: WalletRow) => void
}

/** Ready wallets as icons, on phones. More than eight are easier to find in the list. */
export function WalletStrip({ groups, onSelect }: WalletStripProps) {
  const t = useText()
  const wallets = groups.flatMap((group) => group.wallets)
  if (wallets.length === 0 || wallets.length > 8) {
    return <WalletList groups={groups} onSelect={onSelect} />
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without the role, WebKit drops lists that have no bullets.
    <ul role="list" className={styles.strip} aria-label={t('connect.title')}>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <button
            type="button"
            className={styles.wallet}
            data-kit-part="wallet-row"
            onClick={() => onSelect(wallet)}
          >
            <Icon src={wallet.iconUrl} fallbackName={wallet.name} size={60} />
            <span className={styles.name}>
              <bdi>{wallet.name}</bdi>
            </span>
            {wallet.recent ? <span className={styles.recent}>{t('connect.recent')}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
