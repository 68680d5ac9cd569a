import type { EndpointFailure, EndpointState } from '@foyer/kit'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useMemo } from 'react'
import { timeText } from '../../components/timeText.ts'
import { networksEn } from '../../i18n/networksEn.ts'

/** Shown in place of a figure that is not known. */
export const unknown = '–'

/** Formats measurements in the visitor's language. */
export interface HealthText {
  /** With the date unless it is today's. */
  time(at: number): string
  duration(ms: number): string
  share(value: number): string
  score(value: number): string
  block(value: bigint): string
  failure(failure: EndpointFailure): string
  /** An endpoint's state, which its coloured dot shows too. */
  state(endpoint: EndpointState, isInUse: boolean): string
}

export function useHealthText(): HealthText {
  const t = useTextOf(networksEn)
  const { locale } = useLocale()
  return useMemo<HealthText>(
    () => ({
      time: (at) => timeText(at, Date.now(), locale),
      duration: (ms) =>
        ms < 2_000
          ? formatNumber(locale, ms, { style: 'unit', unit: 'millisecond' })
          : formatNumber(locale, ms / 1_000, {
              style: 'unit',
              unit: 'second',
              maximumFractionDigits: 1,
            }),
      share: (value) => formatNumber(locale, value, { style: 'percent', maximumFractionDigits: 0 }),
      score: (value) =>
        formatNumber(locale, value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      block: (value) => formatNumber(locale, value),
      failure({ kind, status }) {
        if (kind === 'status') return t('failure.status', { status: status ?? '' })
        return t(kind === 'incomplete' ? 'failure.unreadable' : `failure.${kind}`)
      },
      state({ samples }, isInUse) {
        const latest = samples.slice(-10)
        const failed = latest.filter(({ ok }) => !ok).length
        if (latest.at(-1)?.ok === false) {
          return t('networks.stateFailing', { failed, count: latest.length })
        }
        if (isInUse) return t('networks.stateInUse')
        return t(latest.length === 0 ? 'networks.stateNew' : 'networks.stateStandby')
      },
    }),
    [locale, t],
  )
}
