import { formatExact } from '@foyer/ui/format/formatBalance.ts'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useMemo } from 'react'
import { formatUnits } from 'viem'
import { vaultToken } from '../../../config/vault.ts'
import { vaultEn } from '../../i18n/vaultEn.ts'

/** The vault's texts, and the formats of its amounts and times. */
export function useVaultText() {
  const t = useTextOf(vaultEn)
  const { locale } = useLocale()
  return useMemo(() => ({ t, ...createVaultFormats(locale) }), [t, locale])
}

export type VaultText = ReturnType<typeof useVaultText>

/** Amounts are in base units. Times are Unix seconds, shown in the visitor's time zone. */
export function createVaultFormats(locale: string) {
  const { decimals, symbol } = vaultToken
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const exact = (value: bigint) => formatExact({ value, decimals, locale })
  return {
    /** The amount with all its decimals. */
    exact,
    /** The same with the token's symbol. */
    amount: (value: bigint) => `${exact(value)} ${symbol}`,
    /** An amount as it could be typed: no grouping, and never exactly three decimals. */
    plain(value: bigint) {
      const text = formatUnits(value, decimals)
      const { length } = text.split('.')[1] ?? ''
      return formatNumber(locale, text, {
        useGrouping: false,
        minimumFractionDigits: length === 3 ? 4 : length,
        maximumFractionDigits: decimals,
      })
    },
    time: (seconds: number) => date.format(seconds * 1_000),
  }
}
