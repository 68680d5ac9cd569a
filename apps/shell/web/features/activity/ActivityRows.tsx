import { useLocale, useTextOf } from '@foyer/kit'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { activityEn } from '../../i18n/activityEn.ts'
import { useNow } from '../../parts/useNow.ts'
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
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: (index) => (items[index]?.kind === 'day' ? 40 : 58),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 8,
    scrollMargin: offset,
  })
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={t('activity.list')}
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
