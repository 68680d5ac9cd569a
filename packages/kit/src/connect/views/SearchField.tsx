import { connectEn } from '../../i18n/connectEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { Search } from '../../ui/icons/Search.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches the wallets by name. */
export function SearchField({ onChange, value }: SearchFieldProps) {
  const t = useTextOf(connectEn)
  return (
    <div className={styles.field}>
      <Search size={16} />
      <input
        type="search"
        className={styles.input}
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
