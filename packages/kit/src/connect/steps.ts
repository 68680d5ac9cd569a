/** Views of the connect dialog that exist so far (Spec §4, dialog step). */
export type ConnectStep = 'NONE' | 'LEARN_COMPACT' | 'GET' | 'CONNECT'

export interface StepState {
  readonly step: ConnectStep
  /** The wallet of the CONNECT step, by id. */
  readonly walletId: string | undefined
  /** Earlier steps, the latest last: Back returns there. */
  readonly history: readonly Place[]
}

interface Place {
  readonly step: ConnectStep
  readonly walletId: string | undefined
}

export type StepEvent =
  | { readonly type: 'learn' }
  | { readonly type: 'get' }
  | { readonly type: 'select'; readonly walletId: string }
  | { readonly type: 'back' }
  | { readonly type: 'reset'; readonly step?: ConnectStep | undefined }

export const firstStep: StepState = { step: 'NONE', walletId: undefined, history: [] }

/** The step machine: pure, so that every way through it can be tested. */
export function stepReducer(state: StepState, event: StepEvent): StepState {
  switch (event.type) {
    case 'learn':
      return goTo(state, { step: 'LEARN_COMPACT', walletId: undefined })
    case 'get':
      return goTo(state, { step: 'GET', walletId: undefined })
    case 'select':
      return goTo(state, { step: 'CONNECT', walletId: event.walletId })
    case 'back':
      return goBack(state)
    case 'reset':
      return event.step && event.step !== 'NONE'
        ? goTo(firstStep, { step: event.step, walletId: undefined })
        : firstStep
  }
}

function goTo(state: StepState, place: Place): StepState {
  const isSame = state.step === place.step && state.walletId === place.walletId
  if (isSame) return state
  // In the two-pane layout a visitor goes from wallet to wallet; Back leaves them all at once.
  const replaces = state.step === place.step
  const here = { step: state.step, walletId: state.walletId }
  return { ...place, history: replaces ? state.history : [...state.history, here] }
}

function goBack(state: StepState): StepState {
  const previous = state.history.at(-1)
  if (!previous) return firstStep
  return { ...previous, history: state.history.slice(0, -1) }
}
