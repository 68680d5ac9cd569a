import { RoundButton } from '@foyer/ui/button/ShapedButtons.tsx'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Close } from '@foyer/ui/icons/Close.tsx'
import { Search } from '@foyer/ui/icons/Search.tsx'
import type { RefObject } from 'react'
import { isComposing } from './isComposing.ts'
import styles from './WalletList.module.css'

export interface WalletSearchProps {
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
}

/** Searches the wallets by name. */
export function WalletSearch({ inputRef, onChange, onEnter, value }: WalletSearchProps) {
  const t = useTextOf(connectEn)
  return (
    <div className={styles.search} data-kit-head="">
      <div className={styles.field}>
        <Search size={16} />
        <input
          ref={inputRef}
          type="search"
          className={styles.searchInput}
          aria-label={t('connect.search')}
          placeholder={t('connect.search')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          enterKeyHint="go"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onEnter()
          }}
        />
        {value === '' ? null : (
          <RoundButton
            bare
            className={styles.clear}
            label={t('connect.searchClear')}
            onClick={() => {
              // The button disappears.
              inputRef.current?.focus()
              onChange('')
            }}
          >
            <Close />
          </RoundButton>
        )}
      </div>
    </div>
  )
}
