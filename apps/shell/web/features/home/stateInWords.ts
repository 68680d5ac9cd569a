import type { PageText } from '../../i18n/usePageText.ts'
import type { AppState } from '../../state/appState.ts'

export interface ValueInWords {
  readonly name: keyof AppState
  /** The raw value from the store. */
  readonly value: string
  /** What the value means, as a sentence. */
  readonly words: string
}

/** Explains every value of the shared state, in their order. */
export function stateInWords(
  t: PageText,
  locale: string,
  state: AppState,
): readonly ValueInWords[] {
  const { address, verif, balance, approve, loading, unlock, unlockTime } = state
  return [
    {
      name: 'address',
      value: textValue(t, address),
      words: address === '' ? t('shared.address') : t('shared.addressSet'),
    },
    { name: 'verif', value: `${verif}`, words: t(verif ? 'shared.verifSet' : 'shared.verif') },
    {
      name: 'balance',
      value: `${balance}`,
      words: t(balance ? 'shared.balanceSet' : 'shared.balance'),
    },
    {
      name: 'approve',
      value: `${approve}`,
      words: t(approve ? 'shared.approveSet' : 'shared.approve'),
    },
    { name: 'loading', value: `${loading}`, words: loadingWords(t, loading) },
    {
      name: 'unlock',
      value: textValue(t, unlock),
      words: unlock === '' ? t('shared.unlock') : t('shared.unlockSet'),
    },
    {
      name: 'unlockTime',
      value: textValue(t, unlockTime),
      words: unlockTime === '' ? t('shared.unlockTime') : timeWords(t, locale, unlockTime),
    },
  ]
}

function textValue(t: PageText, value: string): string {
  return value === '' ? t('shared.empty') : value
}

function loadingWords(t: PageText, count: number): string {
  return count === 0 ? t('shared.loading') : t('shared.loadingSome', { count })
}

function timeWords(t: PageText, locale: string, seconds: string): string {
  const date = new Date(Number(seconds) * 1_000)
  // Too large for a date: shows the number itself.
  if (Number.isNaN(date.getTime())) return t('shared.unlockTimeSet', { time: seconds })
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return t('shared.unlockTimeSet', { time: format.format(date) })
}
