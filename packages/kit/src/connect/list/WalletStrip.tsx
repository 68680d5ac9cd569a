import { cx } from '@foyer/ui/cx.ts'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { Search } from '@foyer/ui/icons/Search.tsx'
import { type ReactNode, useId } from 'react'
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

/** Maximum number of tiles that this phone cannot use: one row. */
const unsupportedLimit = 4

/** Wallets as icons, on phones. Those that it cannot use come last, with what to do instead. */
export function WalletStrip({ groups, onSelect, onShowAll }: WalletStripProps) {
  const t = useTextOf(connectEn)
  const headingId = useId()
  const open = visibleGroups(groups, { ...firstFilter, limit: Number.POSITIVE_INFINITY })
  const all = open.groups.flatMap(({ wallets }) => wallets)
  const wallets = all.filter((wallet) => !wallet.unsupported)
  const unsupported = all.filter((wallet) => wallet.unsupported)
  const hasMore =
    open.collapsed > 0 || wallets.length > tileLimit || unsupported.length > unsupportedLimit
  const shown = hasMore ? wallets.slice(0, tileLimit - 1) : wallets
  return (
    <>
      <ul role="list" className={styles.strip} aria-label={t('connect.title')}>
        {shown.map((wallet) => (
          <Tile key={wallet.id} wallet={wallet} onSelect={onSelect} />
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
      {unsupported.length > 0 ? (
        <section className={styles.others}>
          <h2 id={headingId} className={styles.heading}>
            {t('connect.groupUnsupported')}
          </h2>
          <p className={styles.advice}>{t('connect.unsupportedText')}</p>
          <ul role="list" className={styles.strip} aria-labelledby={headingId}>
            {unsupported.slice(0, unsupportedLimit).map((wallet) => (
              <Tile key={wallet.id} wallet={wallet} onSelect={onSelect} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

interface TileProps extends Pick<WalletStripProps, 'onSelect'> {
  readonly wallet: WalletRow
}

function Tile({ onSelect, wallet }: TileProps) {
  const t = useTextOf(connectEn)
  return (
    <li>
      <button
        type="button"
        className={cx(styles.wallet, wallet.unsupported && styles.unsupported)}
        data-kit-part="wallet-row"
        data-wallet={wallet.id}
        aria-disabled={wallet.unsupported || undefined}
        onClick={() => onSelect(wallet)}
      >
        <Icon {...iconOf(wallet)} size={60} />
        <span className={styles.name}>
          <bdi>{wallet.shortName}</bdi>{' '}
        </span>
        {wallet.recent ? <span className={styles.recent}>{t('connect.recent')}</span> : null}
        <Note>{wallet.bundled && !wallet.recent && t('connect.noInstall')}</Note>
        <Note>{wallet.rdnsNote && <bdi>{wallet.rdnsNote}</bdi>}</Note>
        <Note>{wallet.unsupported && t('connect.unsupported')}</Note>
      </button>
    </li>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return children ? <span className={styles.meta}>{children}</span> : null
}
