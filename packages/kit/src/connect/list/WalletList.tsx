import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { ListRow } from '@foyer/ui/button/ShapedButtons.tsx'
import { cx } from '@foyer/ui/cx.ts'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { comparable, searchIndex } from '../../wallets/list/searchIndex.ts'
import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'
import {
  countRows,
  type ListFilter,
  rowsAtOnce,
  searchFrom,
  type VisibleList,
  visibleGroups,
} from '../steps/visibleGroups.ts'
import { useListKeys } from './useListKeys.ts'
import styles from './WalletList.module.css'
import { WalletSearch } from './WalletSearch.tsx'

export interface WalletListProps {
  readonly filter: ListFilter
  readonly groups: readonly WalletGroup[]
  readonly selectedId?: string | undefined
  /** Keeps 'Show all' at the bottom edge while the list scrolls. Default false. */
  readonly pinned?: boolean | undefined
  readonly onFilter: (filter: ListFilter) => void
  /** Shows where to get a wallet; offered where a search finds none. */
  readonly onGet: () => void
  readonly onSelect: (wallet: WalletRow) => void
}

/** The wallets by group, with a search field for long lists, or advice when there are none. */
export function WalletList({
  filter,
  groups,
  onFilter,
  onGet,
  onSelect,
  pinned = false,
  selectedId,
}: WalletListProps) {
  const t = useTextOf(connectEn)
  const announce = useAnnounce()
  const { all, limit, query } = filter
  // A field with text stays until the list closes.
  const [isTyping, setTyping] = useState(query !== '')
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // Deferred, so that a long list does not slow down typing.
  const isFound = useMemo(() => searchIndex(groups), [groups])
  const deferred = useDeferredValue(query)
  const list = visibleGroups(groups, { query: deferred, all, limit }, isFound)
  const match = bestMatch(list, deferred)
  useListKeys({
    list: box,
    search() {
      flushSync(() => setTyping(true))
      return field.current
    },
  })
  const count = countRows(list.groups) + list.more
  // Not the row itself, which is another object whenever the list changes.
  const wallet = match?.name
  useEffect(() => {
    if (wallet) announce(t('connect.searchMatch', { count, wallet }))
  }, [announce, count, t, wallet])
  if (groups.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{t('connect.noneTitle')}</p>
        <p>{t('connect.noneText')}</p>
      </div>
    )
  }
  const isNone = list.groups.length + list.collapsed === 0
  const search = (value: string) => {
    // Otherwise the dialog would shrink with every letter.
    if (query === '') holdHeight(box.current)
    onFilter({ all, query: value, limit: rowsAtOnce })
  }
  const select = () => {
    const row = bestMatch(visibleGroups(groups, filter, isFound), query)
    if (row) onSelect(row)
  }
  const reveal = () => {
    const shown = new Set(rowsIn(box.current))
    const isMore = list.collapsed === 0
    const wanted = isMore ? { limit: limit + rowsAtOnce } : { all: true }
    flushSync(() => onFilter({ ...filter, ...wanted }))
    // The button may have disappeared.
    rowsIn(box.current)
      .find((row) => !shown.has(row))
      ?.focus()
  }
  return (
    <>
      {countRows(groups) > searchFrom || isTyping ? (
        <WalletSearch inputRef={field} value={query} onChange={search} onEnter={select} />
      ) : null}
      <div
        ref={box}
        className={cx(styles.groups, pinned && styles.own)}
        data-searching={query === '' ? undefined : ''}
      >
        {list.groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            matchId={match?.id}
            onSelect={onSelect}
            selectedId={selectedId}
          />
        ))}
        {/* Always rendered: screen readers announce changes of a live region that already
            exists. */}
        <p className={styles.none} role="status">
          {isNone ? t('connect.searchNone') : null}
        </p>
        {isNone ? <OtherWays groups={groups} onGet={onGet} onSelect={onSelect} /> : null}
      </div>
      <div className={pinned ? styles.pinned : styles.foot}>
        {list.collapsed + list.more > 0 ? (
          <ListRow className={styles.more} onClick={reveal}>
            {t(list.collapsed > 0 ? 'connect.showAll' : 'connect.showMore')}
          </ListRow>
        ) : null}
      </div>
    </>
  )
}

/** Below a search that finds no wallet: WalletConnect, for those that no list has, and GET. */
function OtherWays({
  groups,
  onGet,
  onSelect,
}: Pick<WalletListProps, 'groups' | 'onGet' | 'onSelect'>) {
  const t = useTextOf(connectEn)
  const anyWallet = groups
    .flatMap(({ wallets }) => wallets)
    .find(({ id, ready }) => id === 'walletConnect' && ready)
  return (
    <>
      {anyWallet ? <Row wallet={anyWallet} onSelect={onSelect} /> : null}
      <ListRow className={styles.more} onClick={onGet}>
        {t('connect.get')}
      </ListRow>
    </>
  )
}

/** The row that Enter picks: one whose name starts with the query, otherwise the first match. */
function bestMatch({ groups }: VisibleList, query: string): WalletRow | undefined {
  if (query.trim() === '') return undefined
  const rows = groups.flatMap(({ wallets }) => wallets).filter((row) => !row.unsupported)
  const wanted = comparable(query)
  return rows.find(({ name }) => comparable(name).startsWith(wanted)) ?? rows[0]
}

function rowsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-wallet]') ?? [])]
}

/** Keeps the list at least at its current height while a search narrows it. */
function holdHeight(list: HTMLElement | null): void {
  list?.style.setProperty('--k-list-held', `${list.offsetHeight}px`)
}

interface GroupProps {
  readonly group: WalletGroup
  /** The wallet that Enter would pick. */
  readonly matchId: string | undefined
  readonly selectedId: string | undefined
  readonly onSelect: (wallet: WalletRow) => void
}

function Group({ group, matchId, onSelect, selectedId }: GroupProps) {
  const headingId = useId()
  const t = useTextOf(connectEn)
  return (
    <section className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {groupName(group, t)}
      </h2>
      {group.id === 'unsupported' ? (
        <p className={styles.advice}>{t('connect.unsupportedText')}</p>
      ) : null}
      <ul role="list" aria-labelledby={headingId}>
        {group.wallets.map((wallet) => (
          <li key={wallet.id}>
            <Row
              wallet={wallet}
              className={wallet.id === matchId ? styles.match : undefined}
              selected={wallet.id === selectedId}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The kit's own group names are translated; an app's are shown as they are. */
function groupName({ id, name }: WalletGroup, t: Translator<typeof connectEn>): string {
  switch (id) {
    case 'bundled':
      return t('connect.groupBundled')
    case 'installed':
    case 'Installed':
      return t('connect.groupInstalled')
    case 'Popular':
      return t('connect.groupPopular')
    case 'More':
      return t('connect.groupMore')
    case 'unsupported':
      return t('connect.groupUnsupported')
    default:
      return name
  }
}

interface RowProps {
  readonly wallet: WalletRow
  readonly className?: string | undefined
  readonly selected?: boolean
  readonly onSelect: (wallet: WalletRow) => void
}

function Row({ className, onSelect, selected, wallet }: RowProps) {
  const t = useTextOf(connectEn)
  return (
    <ListRow
      data-kit-part="wallet-row"
      data-wallet={wallet.id}
      current={selected}
      aria-disabled={wallet.unsupported || undefined}
      className={cx(className, wallet.unsupported && styles.unsupported)}
      onClick={() => onSelect(wallet)}
    >
      <Icon {...iconOf(wallet)} size={28} />
      <span className={styles.name}>
        <bdi>{wallet.name}</bdi>
        {wallet.unsupported ? <span>{` ${t('connect.unsupported')}`}</span> : null}
        {wallet.rdnsNote ? (
          <span className={styles.note}>
            {' '}
            <bdi>{wallet.rdnsNote}</bdi>
          </span>
        ) : null}
      </span>
      {wallet.recent ? <Tag tone="accent">{t('connect.recent')}</Tag> : null}
      {wallet.bundled && !wallet.recent ? (
        <span className={styles.meta}>{t('connect.noInstall')}</span>
      ) : null}
    </ListRow>
  )
}
