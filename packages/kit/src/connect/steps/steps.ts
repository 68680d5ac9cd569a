import type { ConnectStep, FirstStep } from '../../wallets/modals/ModalsContext.ts'
import type { ConnectLayout } from './useLayout.ts'

/** What the steps need to know of a wallet. */
export interface StepWallet {
  /** The row's id. */
  readonly id: string
  /** It can be connected now. */
  readonly ready: boolean
  /** There is an extension for this browser. */
  readonly extension: boolean
  /** There is an app for this device or for phones. */
  readonly app: boolean
}

/** A step and its wallet. */
export interface ShownStep {
  readonly step: ConnectStep
  /** Undefined in NONE, LEARN_COMPACT and GET. */
  readonly wallet: StepWallet | undefined
}

export interface StepState extends ShownStep {
  readonly layout: ConnectLayout
  /**
   * The steps shown before this one, in order, the latest last. Back returns to the last of them.
   */
  readonly history: readonly ShownStep[]
}

export type StepEvent =
  /** The dialog opens. */
  | { readonly type: 'reset'; readonly step?: FirstStep | undefined }
  /** The window became wider or narrower. */
  | { readonly type: 'layout'; readonly layout: ConnectLayout }
  | { readonly type: 'learn' }
  | { readonly type: 'get' }
  /** A row of the list was pressed. */
  | { readonly type: 'select'; readonly wallet: StepWallet }
  /** GET or INSTALL of a wallet was pressed. */
  | { readonly type: 'getWallet'; readonly wallet: StepWallet }
  /** 'Get the app' on DOWNLOAD_OPTIONS. */
  | { readonly type: 'app' }
  /** The store of the extension was opened. */
  | { readonly type: 'extension' }
  /** 'Continue' below the code of DOWNLOAD. */
  | { readonly type: 'continue' }
  /** 'Connect' at the end of the instructions. */
  | { readonly type: 'connect' }
  | { readonly type: 'back' }

/** Maximum number of steps that Back returns through. The first step is always kept. */
export const historyLimit = 50

export function firstStep(layout: ConnectLayout): StepState {
  return { step: 'NONE', wallet: undefined, layout, history: [] }
}

/** The step machine. An event that does not apply to the current step returns the same state. */
export function stepReducer(state: StepState, event: StepEvent): StepState {
  const { layout, step, wallet } = state
  switch (event.type) {
    case 'reset': {
      const isFirst = step === 'NONE' && state.history.length === 0
      const first = isFirst ? state : firstStep(layout)
      return event.step ? goTo(first, { step: event.step, wallet: undefined }) : first
    }
    case 'layout':
      return layout === event.layout ? state : inLayout(state, event.layout)
    case 'learn':
      return goTo(state, { step: 'LEARN_COMPACT', wallet: undefined })
    case 'get':
      return goTo(state, { step: 'GET', wallet: undefined })
    case 'select':
      return select(state, event.wallet)
    case 'getWallet':
      return getWallet(state, event.wallet)
    case 'app':
      if (step !== 'DOWNLOAD_OPTIONS' || !wallet?.app) return state
      return goTo(state, { step: 'DOWNLOAD', wallet })
    case 'extension':
      if (!wallet || step !== 'DOWNLOAD_OPTIONS') return state
      return goTo(state, { step: 'INSTRUCTIONS_EXTENSION', wallet })
    case 'continue':
      if (!wallet || step !== 'DOWNLOAD') return state
      return goTo(state, { step: 'INSTRUCTIONS_MOBILE', wallet })
    case 'connect':
      if (!wallet || !isInstructions(step)) return state
      return goTo(state, { step: 'CONNECT', wallet })
    case 'back':
      return goBack(state)
  }
}

export function canGoBack(state: StepState): boolean {
  return state.history.length > 0
}

/**
 * A wallet that is not ready and has an extension goes to the download options, any other to
 * connect.
 */
function select(state: StepState, wallet: StepWallet): StepState {
  // There are no extensions on phones.
  const options = !wallet.ready && wallet.extension && state.layout !== 'phone'
  return goTo(state, { step: options ? 'DOWNLOAD_OPTIONS' : 'CONNECT', wallet })
}

/** On phones GET is a link to the store, so the step stays. */
function getWallet(state: StepState, wallet: StepWallet): StepState {
  if (state.layout === 'phone') return state
  if (wallet.extension) return goTo(state, { step: 'DOWNLOAD_OPTIONS', wallet })
  return wallet.app ? goTo(state, { step: 'DOWNLOAD', wallet }) : state
}

function inLayout(state: StepState, layout: ConnectLayout): StepState {
  const shown = [...state.history, state].map((entry) => stepIn(layout, entry))
  // Different steps can become equal, and Back must not appear to do nothing.
  const distinct = shown.filter((entry, index) => {
    const before = shown[index - 1]
    return !before || !isSame(before, entry)
  })
  const current = distinct.at(-1) ?? firstStep(layout)
  return { ...current, layout, history: distinct.slice(0, -1) }
}

/** In the wide layout, NONE shows the explanation beside the list. */
function stepIn(layout: ConnectLayout, { step, wallet }: ShownStep): ShownStep {
  return step === 'LEARN_COMPACT' && layout === 'wide'
    ? { step: 'NONE', wallet: undefined }
    : { step, wallet }
}

function goTo(state: StepState, wanted: ShownStep): StepState {
  const next = stepIn(state.layout, wanted)
  if (isSame(state, next)) return state.wallet === next.wallet ? state : { ...state, ...next }
  const history = [...state.history, { step: state.step, wallet: state.wallet }]
  return { ...state, ...next, history: withinLimit(history) }
}

function withinLimit(history: readonly ShownStep[]): readonly ShownStep[] {
  return history.length > historyLimit
    ? [...history.slice(0, 1), ...history.slice(1 - historyLimit)]
    : history
}

function goBack(state: StepState): StepState {
  const previous = state.history.at(-1)
  if (!previous) return state
  return { ...state, ...previous, history: state.history.slice(0, -1) }
}

function isSame(a: ShownStep, b: ShownStep): boolean {
  return a.step === b.step && a.wallet?.id === b.wallet?.id
}

function isInstructions(step: ConnectStep): boolean {
  return step === 'INSTRUCTIONS_MOBILE' || step === 'INSTRUCTIONS_EXTENSION'
}
