import { formatExact } from '@foyer/ui/format/formatBalance.ts'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { formatUnits } from 'viem'
import { vaultToken } from '../vaultAbi.ts'
import { amountInWords } from './amountInWords.ts'
import { comesTwice } from './lockTimes.ts'

/**
 * Formats amounts and times in the page's language. Times are Unix seconds, shown in the visitor's
 * time zone.
 */
export function createVaultFormats(locale: string) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const dateInZone = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const exact = (value: bigint) => formatExact({ value, decimals: vaultToken.decimals, locale })
  const plainOf = (text: string) => {
    const fraction = text.split('.')[1] ?? ''
    // Exactly three digits after the only mark could be read as thousands.
    const minimumFractionDigits = fraction.length === 3 ? 4 : fraction.length
    return formatNumber(locale, text, {
      useGrouping: false,
      minimumFractionDigits,
      maximumFractionDigits: 100,
    })
  }
  const plain = (value: bigint) => plainOf(formatUnits(value, vaultToken.decimals))
  const otherFigure = (value: bigint) => (plain(value) === exact(value) ? undefined : plain(value))
  return {
    locale,
    /** The amount with all its decimals. */
    exact,
    /** Formats decimal text, for an example. */
    exactOf: (text: string) => formatNumber(locale, text, { maximumFractionDigits: 100 }),
    /** Formats decimal text unambiguously: no grouping, never exactly three decimals. */
    plainOf,
    /** An amount as it could be typed, unambiguously. */
    plain,
    /**
     * A second reading of the amount, which makes a slip visible: in words (English only), else as
     * an unambiguous figure. Undefined if that figure is the same as `exact`.
     */
    inWords: (value: bigint) =>
      amountInWords(value, vaultToken.decimals, locale) ?? otherFigure(value),
    /** The amount with all its decimals and the token's symbol. */
    amount: (value: bigint) => `${exact(value)} ${vaultToken.symbol}`,
    /** What a call sends that moves only tokens: none of the chain's currency. */
    noValue: (symbol: string) => `${formatNumber(locale, 0)} ${symbol}`,
    /** To the minute. Includes the time zone if that local time occurs twice. */
    time: (seconds: number) => (comesTwice(seconds) ? dateInZone : date).format(seconds * 1_000),
    timeOfDay: (seconds: number) => clock.format(seconds * 1_000),
    /** Without the year, since a duration is shown next to it. */
    day: (seconds: number) => day.format(seconds * 1_000),
  }
}

export type VaultFormats = ReturnType<typeof createVaultFormats>
