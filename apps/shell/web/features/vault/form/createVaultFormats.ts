import { formatExact, formatNumber } from '@foyer/kit'
import { formatUnits } from 'viem'
import { vaultToken } from '../vaultAbi.ts'
import { amountInWords } from './amountInWords.ts'
import { comesTwice } from './lockTimes.ts'

/** Amounts and times as the page's language writes them. Times in Unix seconds, shown in the visitor's zone. */
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
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  const exact = (value: bigint) => formatExact({ value, decimals: vaultToken.decimals, locale })
  const plainOf = (text: string) => {
    const fraction = text.split('.')[1] ?? ''
    // Three digits behind a lone mark could be a thousand's.
    const least = fraction.length === 3 ? 4 : fraction.length
    return formatNumber(locale, text, {
      useGrouping: false,
      minimumFractionDigits: least,
      maximumFractionDigits: 100,
    })
  }
  const plain = (value: bigint) => plainOf(formatUnits(value, vaultToken.decimals))
  const otherFigure = (value: bigint) => (plain(value) === exact(value) ? undefined : plain(value))
  return {
    locale,
    /** The figure to its last digit. */
    exact,
    /** A decimal number as the language writes it, for an example. */
    exactOf: (text: string) => formatNumber(locale, text, { maximumFractionDigits: 100 }),
    /** The same in a way that nobody can take for another number: no grouping marks, never just three digits behind the decimal mark. */
    plainOf,
    /** An amount as somebody may type it, which nobody can take for another number. */
    plain,
    /**
     * What is said beside the figure, so that a slip is seen: the amount in words. There are words for English only; elsewhere a figure
     * that nobody can take for another number, unless that is how it is written anyway.
     */
    inWords: (value: bigint) =>
      amountInWords(value, vaultToken.decimals, locale) ?? otherFigure(value),
    /** An amount to its last digit, with the token's symbol. */
    amount: (value: bigint) => `${exact(value)} ${vaultToken.symbol}`,
    /** To the minute; with the zone where the clock on the wall shows it twice. */
    time: (seconds: number) => (comesTwice(seconds) ? dateInZone : date).format(seconds * 1_000),
    timeOfDay: (seconds: number) => clock.format(seconds * 1_000),
    day: (seconds: number) => day.format(seconds * 1_000),
  }
}

export type VaultFormats = ReturnType<typeof createVaultFormats>
