import { useLocale, useTextOf } from '@foyer/kit'
import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type ReactElement,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNow } from '../../components/useNow.ts'
import { activityEn } from '../../i18n/activityEn.ts'
import { ActivityRow } from './ActivityRow.tsx'
import styles from './ActivityRows.module.css'
import type { ActivityItem } from './activityItems.ts'
import { dayText } from './dayText.ts'

interface ActivityRowsProps {
  readonly items: readonly ActivityItem[]
}

/** The list by days. Only what is near the view is in the page, however long the list is. */
export function ActivityRows({ items }: ActivityRowsProps): ReactElement {
  const t = useTextOf(activityEn)
  const { locale } = useLocale()
  const now = useNow(60_000)
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }), [locale])
  const list = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  // What stands above may wrap anew; then the list begins elsewhere.
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      setOffset(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const [focused, setFocused] = useState<string>()
  const focusedIndex = useMemo(
    () => (focused === undefined ? -1 : items.findIndex(({ key }) => key === focused)),
    [focused, items],
  )
  // Rows are as high as width and text make them. Those not drawn yet are taken to be like the first one that was, and like
  // no later one: the place in the list would jump with each.
  const like = useRef({ inlineSize: 0, blockSize: 58 })
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: (index) => (items[index]?.kind === 'day' ? 40 : like.current.blockSize),
    getItemKey: (index) => items[index]?.key ?? index,
    measureElement(element, entry, instance) {
      const blockSize = measureElement(element, entry, instance)
      const isRow = items[instance.indexFromElement(element)]?.kind === 'row'
      const inlineSize = element.offsetWidth
      if (isRow && inlineSize !== like.current.inlineSize) like.current = { inlineSize, blockSize }
      return blockSize
    },
    overscan: 8,
    // A row that goes while it has the focus would take the place in the page along.
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range)
      if (focusedIndex < 0 || indexes.includes(focusedIndex)) return indexes
      return [...indexes, focusedIndex].toSorted((one, other) => one - other)
    },
    scrollMargin: offset,
  })
  const onFocus = ({ target }: FocusEvent) => {
    const index = Number(target.closest('li')?.dataset.index)
    setFocused(items[index]?.key)
  }
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={t('activity.list')}
      onFocus={onFocus}
      onBlur={() => setFocused(undefined)}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        if (!item) return null
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={styles.item}
            style={{ transform: `translateY(${start - offset}px)` }}
          >
            {item.kind === 'day' ? (
              <h2 className={styles.day}>{dayText(t, locale, { now, time: item.time })}</h2>
            ) : (
              <ActivityRow
                record={item.record}
                isFirst={item.isFirst}
                isLast={item.isLast}
                clock={clock}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
