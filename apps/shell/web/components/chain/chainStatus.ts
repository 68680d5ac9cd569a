import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { formatList } from '../../i18n/formatList.ts'
import type { statusEn } from '../../i18n/statusEn.ts'
import type { AppText } from '../../i18n/useAppText.ts'
import type { StatusLineProps } from '../StatusDot.tsx'

export interface ChainAnswers {
  /** Names of all chains, in the configured order. */
  readonly all: readonly string[]
  /** Names of those that did not answer. */
  readonly silent: readonly string[]
  /** How many answered. */
  readonly answered: number
  /** Names of those that use a fallback endpoint, because the preferred one fails. */
  readonly detours?: readonly string[] | undefined
}

/** One sentence about the chains, once they are read. */
export function chainStatus(
  tApp: AppText,
  t: Translator<typeof statusEn>,
  locale: string,
  answers: ChainAnswers,
): StatusLineProps {
  const { all, silent, answered, detours = [] } = answers
  const count = all.length
  if (silent.length > 0 && silent.length === all.length) {
    return { tone: 'danger', text: t('status.none') }
  }
  if (silent.length > 0) {
    const names = formatList(locale, silent)
    return { tone: 'warning', text: t('status.silent', { names }) }
  }
  if (answered < all.length) return { tone: 'idle', text: tApp('status.asking') }
  if (detours.length > 0) {
    return { tone: 'ok', text: t('status.detour', { count, names: formatList(locale, detours) }) }
  }
  return { tone: 'ok', text: t('status.all', { count }) }
}
