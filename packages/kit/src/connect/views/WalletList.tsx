import { useDeferredValue, useId, useMemo, useState } from 'react'
import { connectEn } from '../../i18n/connectEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ListRow } from '../../ui/list-row/ListRow.tsx'
import { Tag } from '../../ui/tag/Tag.tsx'
import { searchIndex } from '../../wallets/list/searchIndex.ts'
import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'
import { countRows, rowsAtOnce, searchFrom, visibleGroups } from '../steps/visibleGroups.ts'
import { SearchField } from './SearchField.tsx'
import { useGroupName } from './useGroupName.ts'
import styles from './WalletList.module.css'

export interface WalletListProps {
  readonly groups: readonly WalletGroup[]
  readonly selectedId?: string | undefined
  /** Begin with what otherwise stands behind 'Show all'. */
  readonly showAll?: boolean | undefined
  readonly onSelect: (wallet: WalletRow) => void
}

/** The wallets in their groups, with a search field when they are many. Says what to do when there is none. */
export function WalletList({ groups, onSelect, selectedId, showAll = false }: WalletListProps) {
  const t = useTextOf(connectEn)
  const [query, setQuery] = useState('')
  const [all, setAll] = useState(showAll)
  const [limit, setLimit] = useState(rowsAtOnce)
  // Typing is never held up by the list.
  const isFound = useMemo(() => searchIndex(groups), [groups])
  const list = visibleGroups(groups, { query: useDeferredValue(query), all, limit }, isFound)
  if (groups.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{t('connect.noneTitle')}</p>
        <p className={styles.emptyText}>{t('connect.noneText')}</p>
      </div>
    )
  }
  const search = (value: string) => {
    setQuery(value)
    setLimit(rowsAtOnce)
  }
  return (
    <>
      {countRows(groups) > searchFrom ? <SearchField value={query} onChange={search} /> : null}
      <div className={styles.groups}>
        {list.groups.map((group) => (
          <Group key={group.id} group={group} onSelect={onSelect} selectedId={selectedId} />
        ))}
        {list.groups.length === 0 ? (
          <p className={styles.emptyText} role="status">
            {t('connect.searchNone')}
          </p>
        ) : null}
        {list.collapsed > 0 ? (
          <ListRow className={styles.more} onClick={() => setAll(true)}>
            {t('connect.showAll')}
          </ListRow>
        ) : null}
        {list.collapsed === 0 && list.more > 0 ? (
          <ListRow className={styles.more} onClick={() => setLimit(limit + rowsAtOnce)}>
            {t('connect.showMore')}
          </ListRow>
        ) : null}
      </div>
    </>
  )
}

interface GroupProps {
  readonly group: WalletGroup
  readonly selectedId: string | undefined
  readonly onSelect: (wallet: WalletRow) => void
}

function Group({ group, onSelect, selectedId }: GroupProps) {
  const headingId = useId()
  const groupName = useGroupName()
  return (
    <section className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {groupName(group)}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without the role, WebKit drops lists that have no bullets. */}
      <ul role="list" aria-labelledby={headingId} className={styles.rows}>
        {group.wallets.map((wallet) => (
          <li key={wallet.id}>
            <Row wallet={wallet} selected={wallet.id === selectedId} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly wallet: WalletRow
  readonly selected: boolean
  readonly onSelect: (wallet: WalletRow) => void
}

function Row({ onSelect, selected, wallet }: RowProps) {
  const t = useTextOf(connectEn)
  return (
    <ListRow
      data-kit-part="wallet-row"
      current={selected}
      aria-disabled={wallet.unsupported || undefined}
      className={wallet.unsupported ? styles.unsupported : undefined}
      onClick={() => onSelect(wallet)}
    >
      <Icon
        src={wallet.iconUrl}
        fallbackName={wallet.name}
        background={wallet.iconBackground}
        size={28}
      />
      <span className={styles.name}>
        <bdi>{wallet.name}</bdi>
        {wallet.unsupported ? ` ${t('connect.unsupported')}` : null}
        {wallet.rdnsNote ? (
          <span className={styles.note}>
            {' '}
            <bdi>{wallet.rdnsNote}</bdi>
          </span>
        ) : null}
        {wallet.disputed ? <span className={styles.note}> {t('connect.disputed')}</span> : null}
      </span>
      {wallet.recent ? <Tag tone="accent">{t('connect.recent')}</Tag> : null}
      {wallet.bundled && !wallet.recent ? (
        <span className={styles.meta}>{t('connect.noInstall')}</span>
      ) : null}
    </ListRow>
  )
}
