import { connectEn } from '../i18n/connectEn.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import type { WalletRow } from '../wallets/walletRow.ts'
import styles from './WalletStrip.module.css'

export interface WalletStripProps {
  readonly wallets: readonly WalletRow[]
  readonly onSelect: (wallet: WalletRow) => void
}

/** Wallets as icons, on phones. Those that cannot be used on a phone say so. */
export function WalletStrip({ onSelect, wallets }: WalletStripProps) {
  const t = useTextOf(connectEn)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without the role, WebKit drops lists that have no bullets.
    <ul role="list" className={styles.strip} aria-label={t('connect.title')}>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <button
            type="button"
            className={cx(styles.wallet, wallet.unsupported && styles.unsupported)}
            data-kit-part="wallet-row"
            aria-disabled={wallet.unsupported || undefined}
            onClick={() => onSelect(wallet)}
          >
            <Icon
              src={wallet.iconUrl}
              fallbackName={wallet.name}
              background={wallet.iconBackground}
              size={60}
            />
            <span className={styles.name}>
              <bdi>{wallet.shortName}</bdi>{' '}
            </span>
            {wallet.recent ? <span className={styles.recent}>{t('connect.recent')}</span> : null}
            {wallet.unsupported ? (
              <span className={styles.meta}>{t('connect.unsupported')}</span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
