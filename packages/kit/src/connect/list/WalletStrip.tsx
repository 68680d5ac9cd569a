import { cx } from '@foyer/ui/cx.ts'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Icon } from '@foyer/ui/icon/Icon.tsx'
import { Search } from '@foyer/ui/icons/Search.tsx'
import type { ReactNode } from 'react'
import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'
import { firstFilter, visibleGroups } from '../steps/visibleGroups.ts'
import styles from './WalletStrip.module.css'

export interface WalletStripProps {
  readonly groups: readonly WalletGroup[]
  readonly onSelect: (wallet: WalletRow) => void
  /** Called by the last tile, 'Show all', if there are more wallets. */
  readonly onShowAll: () => void
}

/** Maximum number of tiles: two rows of four. */
const tileLimit = 8

/** Wallets as icons, on phones. Unsupported ones are labelled and come last. */
export function WalletStrip({ groups, onSelect, onShowAll }: WalletStripProps) {
  const t = useTextOf(connectEn)
  const open = visibleGroups(groups, { ...firstFilter, limit: Number.POSITIVE_INFINITY })
  const wallets = open.groups
    .flatMap(({ wallets }) => wallets)
    .toSorted((a, b) => Number(a.unsupported) - Number(b.unsupported))
  const hasMore = open.collapsed > 0 || wallets.length > tileLimit
  const shown = hasMore ? wallets.slice(0, tileLimit - 1) : wallets
  return (
    <ul role="list" className={styles.strip} aria-label={t('connect.title')}>
      {shown.map((wallet) => (
        <li key={wallet.id}>
          <button
            type="button"
            className={cx(styles.wallet, wallet.unsupported && styles.unsupported)}
            data-kit-part="wallet-row"
            data-wallet={wallet.id}
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
            <Note>{wallet.bundled && !wallet.recent && t('connect.noInstall')}</Note>
            <Note>{wallet.rdnsNote && <bdi>{wallet.rdnsNote}</bdi>}</Note>
            <Note>{wallet.disputed && t('connect.disputed')}</Note>
            <Note>{wallet.unsupported && t('connect.unsupported')}</Note>
          </button>
        </li>
      ))}
      {hasMore ? (
        <li>
          <button type="button" className={styles.wallet} onClick={onShowAll}>
            <span className={styles.all}>
              <Search size={24} />
            </span>
            <span className={styles.name}>{t('connect.showAll')}</span>
          </button>
        </li>
      ) : null}
    </ul>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return children ? <span className={styles.meta}>{children}</span> : null
}
