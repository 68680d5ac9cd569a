import type { PageLanguage } from './layout.ts'

/**
 * A number with the digits, grouping and decimal sign of the language. Texts are decimal numbers,
 * written in full.
 */
export function figure({ lang }: PageLanguage, value: bigint | `${number}`): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 100 }).format(value)
}

/** A number that may be unknown. */
export function figureOrUnknown(language: PageLanguage, value: bigint | undefined): string {
  return value === undefined ? language.t('explorer.notKnown') : figure(language, value)
}

/** A date and time of day in UTC, in the words of the language. */
export function timestamp({ lang }: PageLanguage, date: Date): string {
  return new Intl.DateTimeFormat(lang, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date)
}
