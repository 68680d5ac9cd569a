import { formatExact, formatNumber, useLocale, useTextOf } from '@foyer/kit'
import { useMemo } from 'react'
import { formatUnits } from 'viem'
import { vaultEn } from '../../i18n/vaultEn.ts'
import { vaultToken } from './vaultAbi.ts'

/** The texts of the vault, and amounts and times as they write them. */
export function useVaultText() {
  const t = useTextOf(vaultEn)
  const { locale } = useLocale()
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    const figures = (text: string, useGrouping: boolean) =>
      formatNumber(locale, text, { maximumFractionDigits: 100, useGrouping })
    const exact = (value: bigint) => formatExact({ value, decimals: vaultToken.decimals, locale })
    return {
      t,
      locale,
      /** The figure to its last digit. */
      exact,
      /** A figure as the language writes it, for an example. */
      exactOf: (text: string, grouping = true) => figures(text, grouping),
      /** As somebody may type it: without grouping marks. */
      plain: (value: bigint) => figures(formatUnits(value, vaultToken.decimals), false),
      /** An amount to its last digit, with the token's symbol. */
      amount: (value: bigint) => `${exact(value)} ${vaultToken.symbol}`,
      /** In the visitor's zone, to the minute. */
      time: (seconds: number) => date.format(seconds * 1_000),
      timeOfDay: (seconds: number) => clock.format(seconds * 1_000),
      day: (seconds: number) => day.format(seconds * 1_000),
    }
  }, [t, locale])
}

export type VaultText = ReturnType<typeof useVaultText>
