import type { RefObject } from 'react'
import { connectEn } from '../../i18n/connectEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { RoundButton } from '../../ui/button/ShapedButtons.tsx'
import { Close } from '../../ui/icons/Close.tsx'
import { Search } from '../../ui/icons/Search.tsx'
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
