import { useId } from 'react'
import { useText } from '../i18n/useText.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { ListRow } from '../ui/list-row/ListRow.tsx'
import { Tag } from '../ui/tag/Tag.tsx'
import type { WalletGroup, WalletRow } from '../wallets/walletRow.ts'
import styles from './WalletList.module.css'

export interface WalletListProps {
  readonly groups: readonly WalletGroup[]
  readonly selectedId?: string | undefined
  readonly onSelect: (wallet: WalletRow) => void
}

/** The wallets in their groups. Says what to do when there is none. */
export function WalletList({ groups, onSelect, selectedId }: WalletListProps) {
  const t = useText()
  if (groups.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{t('connect.noneTitle')}</p>
        <p className={styles.emptyText}>{t('connect.noneText')}</p>
      </div>
    )
  }
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.id} group={group} onSelect={onSelect} selectedId={selectedId} />
      ))}
    </div>
  )
}

function Group({
  group,
  onSelect,
  selectedId,
}: {
  readonly group: WalletGroup
  readonly selectedId: string | undefined
  readonly onSelect: (wallet: WalletRow) => void
}) {
  const t = useText()
  const headingId = useId()
  const isDemo = group.id === 'demo'
  return (
    <section className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {isDemo ? t('connect.groupDemo') : null}
        {group.id === 'installed' ? t('connect.groupInstalled') : null}
        {isDemo || group.id === 'installed' ? null : group.name}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without the role, WebKit drops lists that have no bullets. */}
      <ul role="list" aria-labelledby={headingId} className={styles.rows}>
        {group.wallets.map((wallet) => (
          <li key={wallet.id}>
            <ListRow
              data-kit-part="wallet-row"
              current={wallet.id === selectedId}
              onClick={() => onSelect(wallet)}
            >
              <Icon src={wallet.iconUrl} fallbackName={wallet.name} size={28} />
              <span className={styles.name}>
                <bdi>{wallet.name}</bdi>
              </span>
              {wallet.recent ? <Tag tone="accent">{t('connect.recent')}</Tag> : null}
              {isDemo && !wallet.recent ? (
                <span className={styles.meta}>{t('connect.noInstall')}</span>
              ) : null}
            </ListRow>
          </li>
        ))}
      </ul>
    </section>
  )
}
