import { useDeferredValue, useId, useMemo, useState } from 'react'
import { connectEn } from '../../i18n/connectEn.ts'
import type { Translator } from '../../i18n/messages.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { ListRow } from '../../ui/button/ShapedButtons.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Search } from '../../ui/icons/Search.tsx'
import { Tag } from '../../ui/tag/Tag.tsx'
import { searchIndex } from '../../wallets/list/searchIndex.ts'
import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'
import { countRows, rowsAtOnce, searchFrom, visibleGroups } from '../steps/visibleGroups.ts'
import styles from './WalletList.module.css'

export interface WalletListProps {
  readonly groups: readonly WalletGroup[]
  readonly selectedId?: string | undefined
  /** Starts with every group expanded. Default false. */
  readonly showAll?: boolean | undefined
  readonly onSelect: (wallet: WalletRow) => void
}

/** The wallets by group, with a search field for long lists, or advice when there are none. */
export function WalletList({ groups, onSelect, selectedId, showAll = false }: WalletListProps) {
  const t = useTextOf(connectEn)
  const [query, setQuery] = useState('')
  const [all, setAll] = useState(showAll)
  const [limit, setLimit] = useState(rowsAtOnce)
  // Deferred, so that a long list does not slow down typing.
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
  const t = useTextOf(connectEn)
  return (
    <section className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {groupName(group, t)}
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

/** The kit's own group names are translated; an app's are shown as they are. */
function groupName({ id, name }: WalletGroup, t: Translator<typeof connectEn>): string {
  switch (id) {
    case 'demo':
      return t('connect.groupDemo')
    case 'installed':
    case 'Installed':
      return t('connect.groupInstalled')
    case 'Popular':
      return t('connect.groupPopular')
    case 'More':
      return t('connect.groupMore')
    default:
      return name
  }
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

interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches the wallets by name. */
function SearchField({ onChange, value }: SearchFieldProps) {
  const t = useTextOf(connectEn)
  return (
    <div className={styles.search}>
      <Search size={16} />
      <input
        type="search"
        className={styles.searchInput}
        aria-label={t('connect.search')}
        placeholder={t('connect.search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
