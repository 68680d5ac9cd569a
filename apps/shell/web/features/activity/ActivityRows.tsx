import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
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
import { activityEn } from '../../i18n/activityEn.ts'
import { useAppText } from '../../i18n/useAppText.ts'
import { ActivityRow } from './ActivityRow.tsx'
import styles from './ActivityRows.module.css'
import { type ActivityItem, dayText } from './activityItems.ts'

interface ActivityRowsProps {
  readonly items: readonly ActivityItem[]
  readonly now: number
}

/** The transactions by day. Virtualized: only rows near the viewport are in the page. */
export function ActivityRows({ items, now }: ActivityRowsProps): ReactElement {
  const t = useTextOf(activityEn)
  const { locale } = useLocale()
  const appText = useAppText()
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }), [locale])
  const list = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  // Content above may rewrap, which moves the list.
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
  // Row heights depend on the width and the text. Rows not yet drawn are estimated by the first
  // measured row at this width: a changing estimate would make the scroll position jump.
  const estimate = useRef({ inlineSize: 0, blockSize: 58 })
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: (index) => (items[index]?.kind === 'day' ? 40 : estimate.current.blockSize),
    getItemKey: (index) => items[index]?.key ?? index,
    measureElement(element, entry, instance) {
      const blockSize = measureElement(element, entry, instance)
      const isRow = items[instance.indexFromElement(element)]?.kind === 'row'
      const inlineSize = element.offsetWidth
      if (isRow && inlineSize !== estimate.current.inlineSize)
        estimate.current = { inlineSize, blockSize }
      return blockSize
    },
    overscan: 8,
    // Else a resized row resizes the page in the same round of observers, which is an error event.
    useAnimationFrameWithResizeObserver: true,
    // Keeps the focused row mounted, so that focus is not lost on scrolling.
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
      role="list"
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
              <h2 className={styles.day}>
                {item.time === undefined
                  ? appText('time.unknown')
                  : dayText(t, locale, { now, time: item.time })}
              </h2>
            ) : (
              <ActivityRow
                record={item.record}
                time={item.time}
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
