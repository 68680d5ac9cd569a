import type { AppState } from '../../state/appState.ts'

export interface ValueInWords {
  readonly name: keyof AppState
  /** The raw value from the store. */
  readonly value: string
  /** What the value means, as a sentence. */
  readonly words: string
}

/** Explains every value of the shared state, in their order. */
export function stateInWords(state: AppState): readonly ValueInWords[] {
  const { address, verif, balance, approve, loading, unlock, unlockTime } = state
  return [
    {
      name: 'address',
      value: address || 'empty',
      words: address ? 'This account is connected.' : 'No account is connected.',
    },
    {
      name: 'verif',
      value: `${verif}`,
      words: `This account ${verif ? 'has' : 'hasn’t'} been verified by a signature.`,
    },
    {
      name: 'balance',
      value: `${balance}`,
      words: balance
        ? 'The account holds what this page needs.'
        : 'The account doesn’t hold what this page needs, or its balance isn’t known yet.',
    },
    {
      name: 'approve',
      value: `${approve}`,
      words: approve
        ? 'The amount this page wants to spend is approved.'
        : 'Nothing is approved for spending.',
    },
    { name: 'loading', value: `${loading}`, words: loadingWords(loading) },
    {
      name: 'unlock',
      value: unlock || 'empty',
      words: unlock
        ? 'The amount that can be unlocked, in base units.'
        : 'Nothing to unlock is known.',
    },
    {
      name: 'unlockTime',
      value: unlockTime || 'empty',
      words: unlockTime ? `Unlocks at ${timeText(unlockTime)}.` : 'No unlock time is known.',
    },
  ]
}

function loadingWords(count: number): string {
  if (count === 0) return 'Nothing is in progress.'
  return count === 1 ? '1 operation in progress.' : `${count} operations in progress.`
}

function timeText(seconds: string): string {
  const date = new Date(Number(seconds) * 1_000)
  // Too large for a date: shows the number itself.
  if (Number.isNaN(date.getTime())) return seconds
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(date)
}
