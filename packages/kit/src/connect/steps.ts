import type { ConnectLayout } from './useLayout.ts'

/** Views of the connect dialog (Spec §4, dialog step). In the wide layout the list is always there beside them. */
export type ConnectStep =
  | 'NONE'
  | 'LEARN_COMPACT'
  | 'GET'
  | 'CONNECT'
  | 'DOWNLOAD_OPTIONS'
  | 'DOWNLOAD'
  | 'INSTRUCTIONS_MOBILE'
  | 'INSTRUCTIONS_EXTENSION'

/** Where a dialog can begin: a step that is about no wallet. */
export type FirstStep = 'NONE' | 'LEARN_COMPACT' | 'GET'

/** What the steps need to know of a wallet. */
export interface WalletWays {
  /** The row's id. */
  readonly id: string
  /** It can be connected now. */
  readonly ready: boolean
  /** There is an extension for this browser, and whether there are steps for it. */
  readonly extension: boolean
  readonly extensionSteps: boolean
  /** There is an app for phones, and whether there are steps for it. */
  readonly app: boolean
  readonly appSteps: boolean
}

export interface Place {
  readonly step: ConnectStep
  /** The wallet that the step is about; none in NONE, LEARN_COMPACT and GET. */
  readonly wallet: WalletWays | undefined
}

export interface StepState extends Place {
  readonly layout: ConnectLayout
  /** Earlier places, the latest last, each of them once: Back returns there. */
  readonly history: readonly Place[]
}

export type StepEvent =
  /** The dialog opens. */
  | { readonly type: 'reset'; readonly step?: FirstStep | undefined }
  /** The window became wider or narrower. */
  | { readonly type: 'layout'; readonly layout: ConnectLayout }
  | { readonly type: 'learn' }
  | { readonly type: 'get' }
  /** A row of the list was pressed. */
  | { readonly type: 'select'; readonly wallet: WalletWays }
  /** GET of a wallet was pressed. */
  | { readonly type: 'want'; readonly wallet: WalletWays }
  /** 'Get the app' on DOWNLOAD_OPTIONS. */
  | { readonly type: 'app' }
  /** The store of the extension was opened. */
  | { readonly type: 'extension' }
  /** 'Continue' below the code of DOWNLOAD. */
  | { readonly type: 'continue' }
  /** 'Connect' at the end of the instructions. */
  | { readonly type: 'connect' }
  | { readonly type: 'back' }

export function firstStep(layout: ConnectLayout): StepState {
  return { step: 'NONE', wallet: undefined, layout, history: [] }
}

/** The step machine: pure, so that every way through it can be tested. An event without a meaning changes nothing. */
export function stepReducer(state: StepState, event: StepEvent): StepState {
  const { layout, step, wallet } = state
  switch (event.type) {
    case 'reset': {
      const first = firstStep(layout)
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
    case 'want':
      return want(state, event.wallet)
    case 'app':
      return step === 'DOWNLOAD_OPTIONS' && wallet?.app
        ? goTo(state, { step: 'DOWNLOAD', wallet })
        : state
    case 'extension':
      if (!wallet || step !== 'DOWNLOAD_OPTIONS') return state
      return goTo(state, {
        step: wallet.extensionSteps ? 'INSTRUCTIONS_EXTENSION' : 'CONNECT',
        wallet,
      })
    case 'continue':
      if (!wallet || step !== 'DOWNLOAD') return state
      return goTo(state, { step: wallet.appSteps ? 'INSTRUCTIONS_MOBILE' : 'CONNECT', wallet })
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

/** A wallet that is not ready and has an extension goes to the download options, any other to connect (Spec §4). */
function select(state: StepState, wallet: WalletWays): StepState {
  // There are no extensions on phones.
  const options = !wallet.ready && wallet.extension && state.layout !== 'phone'
  // The list is beside every step in the wide layout. Back leaves all steps of the earlier wallet at once.
  const here: StepState = { ...state, history: state.history.filter((place) => !place.wallet) }
  const place: Place = { step: options ? 'DOWNLOAD_OPTIONS' : 'CONNECT', wallet }
  return state.wallet ? replace(here, place) : goTo(here, place)
}

/** Where a wallet can be had. On phones GET is a link to the store, so the dialog stays where it is. */
function want(state: StepState, wallet: WalletWays): StepState {
  if (state.layout === 'phone') return state
  if (wallet.extension) return goTo(state, { step: 'DOWNLOAD_OPTIONS', wallet })
  return wallet.app ? goTo(state, { step: 'DOWNLOAD', wallet }) : state
}

function inLayout(state: StepState, layout: ConnectLayout): StepState {
  if (layout !== 'wide') return { ...state, layout }
  if (state.step === 'LEARN_COMPACT') return firstStep(layout)
  const history = state.history.filter(({ step }) => step !== 'LEARN_COMPACT')
  return { ...state, layout, history }
}

function goTo(state: StepState, wanted: Place): StepState {
  // Two panes explain beside the list, in NONE already.
  const isExplained = wanted.step === 'LEARN_COMPACT' && state.layout === 'wide'
  const place: Place = isExplained ? { step: 'NONE', wallet: undefined } : wanted
  if (isSame(state, place)) return replace(state, place)
  // Going to where one has been before is going back, so that the history never grows without end.
  const known = state.history.findIndex((earlier) => isSame(earlier, place))
  if (known >= 0) return { ...state, ...place, history: state.history.slice(0, known) }
  const here: Place = { step: state.step, wallet: state.wallet }
  return { ...state, ...place, history: [...state.history, here] }
}

function replace(state: StepState, place: Place): StepState {
  const isEqual = state.step === place.step && state.wallet === place.wallet
  return isEqual ? state : { ...state, ...place }
}

function goBack(state: StepState): StepState {
  const previous = state.history.at(-1)
  if (!previous) return firstStep(state.layout)
  return { ...state, ...previous, history: state.history.slice(0, -1) }
}

function isSame(a: Place, b: Place): boolean {
  return a.step === b.step && a.wallet?.id === b.wallet?.id
}

function isInstructions(step: ConnectStep): boolean {
  return step === 'INSTRUCTIONS_MOBILE' || step === 'INSTRUCTIONS_EXTENSION'
}
