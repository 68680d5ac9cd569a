import { plural } from '@foyer/kit'
import type { StatusTone } from '../components/StatusDot.tsx'
import type { AppText } from '../i18n/AppTextContext.ts'

export interface ChainAnswers {
  /** Names of all chains, in the configured order. */
  readonly all: readonly string[]
  /** Names of those that did not answer. */
  readonly silent: readonly string[]
  /** How many answered. */
  readonly answered: number
  /** Names of those that use a fallback endpoint, because the preferred one fails. */
  readonly detours?: readonly string[] | undefined
  /** Whether the chains are read at all. False before an account is connected. */
  readonly isAsked: boolean
}

export interface ChainStatusText {
  readonly tone: StatusTone
  readonly text: string
}

/** One sentence about the chains. */
export function chainStatus(t: AppText, locale: string, answers: ChainAnswers): ChainStatusText {
  const { all, silent, answered, detours = [], isAsked } = answers
  const count = all.length
  if (!isAsked) return { tone: 'idle', text: t('status.idle') }
  if (silent.length > 0 && silent.length === all.length) {
    return { tone: 'danger', text: t('status.none') }
  }
  if (silent.length > 0) {
    const names = listOf(locale, silent)
    const text = plural(locale, silent.length, {
      one: t('status.oneSilent', { names }),
      other: t('status.moreSilent', { names }),
    })
    return { tone: 'warning', text }
  }
  if (answered < all.length) return { tone: 'idle', text: t('status.asking', { count }) }
  if (detours.length > 0) {
    return { tone: 'ok', text: t('status.detour', { count, names: listOf(locale, detours) }) }
  }
  return { tone: 'ok', text: t('status.all', { count }) }
}

function listOf(locale: string, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
