import { formatNumber, useLocale } from '@foyer/kit'
import type { ReactElement, ReactNode } from 'react'
import styles from './FilterChip.module.css'

interface FilterChipProps {
  readonly icon?: ReactNode
  readonly children: string
  readonly count: number
  readonly isOn: boolean
  readonly onPress: () => void
}

/** One choice of a filter, with how many it would leave. */
export function FilterChip(props: FilterChipProps): ReactElement {
  const { children, count, icon, isOn, onPress } = props
  const { locale } = useLocale()
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {icon}
      {children} <span className={styles.count}>{formatNumber(locale, count)}</span>
    </button>
  )
}
