import { describe, expect, test } from 'vitest'
import type { ConnectStep } from '../../wallets/modals/ModalsContext.ts'
import {
  canGoBack,
  firstStep,
  historyLimit,
  type ShownStep,
  type StepEvent,
  type StepState,
  type StepWallet,
  stepReducer,
} from './steps.ts'
import type { ConnectLayout } from './useLayout.ts'

const layouts: readonly ConnectLayout[] = ['wide', 'compact', 'phone']
const yesNo = [true, false]

/** Every kind of wallet: ready or not, with and without an extension and an app. */
const wallets: readonly StepWallet[] = yesNo.flatMap((ready) =>
  yesNo.flatMap((extension) =>
    yesNo.map((app) => ({
      id: [ready && 'ready', extension && 'extension', app && 'app'].join(),
      ready,
      extension,
      app,
    })),
  ),
)

function events(kinds: readonly StepWallet[]): readonly StepEvent[] {
  return [
    { type: 'reset' },
    { type: 'reset', step: 'LEARN_COMPACT' },
    { type: 'reset', step: 'GET' },
    ...layouts.map((layout) => ({ type: 'layout', layout }) as const),
    { type: 'learn' },
    { type: 'get' },
    ...kinds.map((wallet) => ({ type: 'select', wallet }) as const),
    ...kinds.map((wallet) => ({ type: 'getWallet', wallet }) as const),
    { type: 'app' },
    { type: 'extension' },
    { type: 'continue' },
    { type: 'connect' },
    { type: 'back' },
  ]
}

function keyOf({ history, layout, ...shown }: StepState): string {
  return [layout, ...[...history, shown].map(labelOf)].join('|')
}

function labelOf({ step, wallet }: ShownStep): string {
  return `${step} ${wallet?.id}`
}

/** Every state that is reachable within `length` events, from every layout. */
function reachable(kinds: readonly StepWallet[], length: number): readonly StepState[] {
  const found = new Map<string, StepState>()
  let latest: readonly StepState[] = layouts.map(firstStep)
  for (let steps = 0; steps <= length; steps += 1) {
    const fresh = latest.filter((state) => !found.has(keyOf(state)))
    for (const state of fresh) found.set(keyOf(state), state)
    latest = fresh.flatMap((state) => events(kinds).map((event) => stepReducer(state, event)))
  }
  return [...found.values()]
}

const named = (id: string, ways: Partial<StepWallet> = {}): StepWallet => ({
  id,
  ready: false,
  extension: false,
  app: false,
  ...ways,
})
const full = { extension: true, app: true }
// Each kind alone, and pairs, to cover going from one wallet to another.
const universes = [
  ...wallets.map((wallet) => [wallet]),
  [named('a', full), named('b', { ...full, ready: true })],
  [named('a', full), named('b')],
]
const states = universes.flatMap((kinds) => reachable(kinds, 3))

/** The state after these events. */
function walk(layout: ConnectLayout, ...path: readonly StepEvent[]): StepState {
  return path.reduce(stepReducer, firstStep(layout))
}

describe('stepReducer: every state, every event, every layout', () => {
  test('the search has found every step', () => {
    const steps: readonly ConnectStep[] = [
      'CONNECT',
      'DOWNLOAD',
      'DOWNLOAD_OPTIONS',
      'GET',
      'INSTRUCTIONS_EXTENSION',
      'INSTRUCTIONS_MOBILE',
      'LEARN_COMPACT',
      'NONE',
    ]
    expect([...new Set(states.map(({ step }) => step))].toSorted()).toEqual(steps)
    expect(states.length).toBeGreaterThan(200)
  })

  test('every state leads back to the list with Back alone, in one press per step', () => {
    for (const start of states) {
      let state = start
      for (let presses = start.history.length; presses > 0; presses -= 1) {
        expect(canGoBack(state)).toBe(true)
        state = stepReducer(state, { type: 'back' })
      }
      expect(state).toEqual(firstStep(start.layout))
    }
  })

  test('Back undoes every forward event', () => {
    for (const state of states) {
      for (const event of events(wallets)) {
        const next = stepReducer(state, event)
        if (next.history.length !== state.history.length + 1) continue
        expect(stepReducer(next, { type: 'back' })).toEqual(state)
      }
    }
  })

  test('no step is followed by itself, so Back always changes the view', () => {
    for (const { history, step, wallet } of states) {
      const labels = [...history, { step, wallet }].map(labelOf)
      for (const [index, label] of labels.entries()) expect(label).not.toBe(labels[index - 1])
    }
  })

  test('only steps about a wallet have one', () => {
    const without: readonly ConnectStep[] = ['NONE', 'LEARN_COMPACT', 'GET']
    for (const { step, wallet } of states) expect(wallet === undefined).toBe(without.includes(step))
  })

  test('the two-pane layout explains beside the list and never has LEARN_COMPACT', () => {
    for (const { history, layout, step } of states) {
      if (layout !== 'wide') continue
      expect([step, ...history.map((place) => place.step)]).not.toContain('LEARN_COMPACT')
    }
  })

  test('never shows instructions, a code or a store that does not exist', () => {
    for (const { step, wallet } of states) {
      if (step === 'DOWNLOAD_OPTIONS') expect(wallet?.extension).toBe(true)
      if (step === 'DOWNLOAD') expect(wallet?.app).toBe(true)
      if (step === 'INSTRUCTIONS_MOBILE') expect(wallet?.app).toBe(true)
      if (step === 'INSTRUCTIONS_EXTENSION') expect(wallet?.extension).toBe(true)
    }
  })

  test('reset forgets everything but the layout', () => {
    for (const state of states) {
      expect(stepReducer(state, { type: 'reset' })).toEqual(firstStep(state.layout))
    }
  })

  test('an event that does not apply changes nothing', () => {
    for (const state of states) {
      const { layout, step } = state
      expect(stepReducer(state, { type: 'layout', layout })).toBe(state)
      if (step !== 'DOWNLOAD_OPTIONS') expect(stepReducer(state, { type: 'app' })).toBe(state)
      if (step !== 'DOWNLOAD_OPTIONS') expect(stepReducer(state, { type: 'extension' })).toBe(state)
      if (step !== 'DOWNLOAD') expect(stepReducer(state, { type: 'continue' })).toBe(state)
      if (!step.startsWith('INSTRUCTIONS')) {
        expect(stepReducer(state, { type: 'connect' })).toBe(state)
      }
    }
  })
})

describe('stepReducer: where selecting leads', () => {
  test.each(
    layouts.flatMap((layout) => wallets.map((wallet) => ({ layout, wallet }))),
  )('$layout, $wallet.id', ({ layout, wallet }) => {
    const expected =
      !wallet.ready && wallet.extension && layout !== 'phone' ? 'DOWNLOAD_OPTIONS' : 'CONNECT'
    expect(walk(layout, { type: 'select', wallet }).step).toBe(expected)
  })

  test.each(
    layouts.flatMap((layout) => wallets.map((wallet) => ({ layout, wallet }))),
  )('GET on $layout, $wallet.id', ({ layout, wallet }) => {
    const reached = walk(layout, { type: 'get' }, { type: 'getWallet', wallet }).step
    if (layout === 'phone') expect(reached).toBe('GET')
    else if (wallet.extension) expect(reached).toBe('DOWNLOAD_OPTIONS')
    else expect(reached).toBe(wallet.app ? 'DOWNLOAD' : 'GET')
  })
})

describe('stepReducer: paths', () => {
  const wallet = named('a', full)

  test('from GET to the app, its instructions and the connection, and back again', () => {
    const path: readonly StepEvent[] = [
      { type: 'get' },
      { type: 'getWallet', wallet },
      { type: 'app' },
      { type: 'continue' },
      { type: 'connect' },
    ]
    const end = walk('wide', ...path)
    expect([...end.history.map(({ step }) => step), end.step]).toEqual([
      'NONE',
      'GET',
      'DOWNLOAD_OPTIONS',
      'DOWNLOAD',
      'INSTRUCTIONS_MOBILE',
      'CONNECT',
    ])
  })

  test('from a missing wallet to its extension and the instructions', () => {
    const end = walk('compact', { type: 'select', wallet }, { type: 'extension' })
    expect(end.step).toBe('INSTRUCTIONS_EXTENSION')
    expect(stepReducer(end, { type: 'back' }).step).toBe('DOWNLOAD_OPTIONS')
  })

  test('Back returns from one wallet to the wallet before it', () => {
    const before = walk('wide', { type: 'get' }, { type: 'getWallet', wallet }, { type: 'app' })
    const after = stepReducer(before, { type: 'select', wallet: named('b', { ready: true }) })
    expect(after.step).toBe('CONNECT')
    expect(stepReducer(after, { type: 'back' })).toEqual(before)
  })

  test('Back from the downloads of a wallet returns to its code', () => {
    const rainbow = named('rainbow', { ...full, ready: true })
    const code = walk('wide', { type: 'select', wallet: rainbow })
    const downloads = stepReducer(code, { type: 'getWallet', wallet: rainbow })
    expect(downloads.step).toBe('DOWNLOAD_OPTIONS')
    expect(stepReducer(downloads, { type: 'back' })).toEqual(code)
  })

  test('revisiting an earlier step moves forward: Back then returns to the latest one', () => {
    const other = named('b', { ready: true })
    const end = walk(
      'wide',
      { type: 'select', wallet },
      { type: 'select', wallet: other },
      { type: 'select', wallet },
    )
    expect(stepReducer(end, { type: 'back' })).toMatchObject({ step: 'CONNECT', wallet: other })
  })

  test('the history is bounded and always starts with the list', () => {
    const other = named('b', { ready: true })
    let state = firstStep('compact')
    for (let presses = 0; presses < 3 * historyLimit; presses += 1) {
      state = stepReducer(state, { type: 'select', wallet: presses % 2 === 0 ? wallet : other })
    }
    expect(state.history).toHaveLength(historyLimit)
    for (let presses = 0; presses < historyLimit; presses += 1) {
      state = stepReducer(state, { type: 'back' })
    }
    expect(state).toEqual(firstStep('compact'))
  })

  test('Learn More leads from the list to the explanation and back in the compact layout', () => {
    for (const layout of ['compact', 'phone'] as const) {
      const learn = walk(layout, { type: 'learn' })
      expect(learn.step).toBe('LEARN_COMPACT')
      expect(stepReducer(learn, { type: 'back' })).toEqual(firstStep(layout))
    }
    expect(walk('wide', { type: 'learn' })).toEqual(firstStep('wide'))
  })

  test('a dialog can start at the explanation, with the list behind it', () => {
    const learn = walk('compact', { type: 'reset', step: 'LEARN_COMPACT' })
    expect(learn.step).toBe('LEARN_COMPACT')
    expect(stepReducer(learn, { type: 'back' })).toEqual(firstStep('compact'))
    expect(walk('wide', { type: 'reset', step: 'LEARN_COMPACT' })).toEqual(firstStep('wide'))
  })

  test('a window that becomes wide shows the explanation beside the list', () => {
    const wide = walk('compact', { type: 'learn' }, { type: 'layout', layout: 'wide' })
    expect(wide).toEqual(firstStep('wide'))
    const kept = walk(
      'compact',
      { type: 'learn' },
      { type: 'get' },
      { type: 'layout', layout: 'wide' },
    )
    expect(kept).toMatchObject({ step: 'GET', history: [{ step: 'NONE' }] })
    expect(kept.history).toHaveLength(1)
  })
})

describe('stepReducer: Back on every path of up to 6 events', () => {
  const wallets = [named('a', full), named('b', { ...full, ready: true })]
  /** Everything that a visitor can do while the dialog is open. */
  const presses = events(wallets).filter(({ type }) => type !== 'reset' && type !== 'layout')

  /**
   * Follows every path and records, independently of the reducer, what was shown. Returns the
   * number of paths.
   */
  function follow(state: StepState, shown: readonly string[], length: number): number {
    if (length === 0) return 1
    let paths = 1
    for (const event of presses) {
      const next = stepReducer(state, event)
      // An event without effect adds no path: its continuations are those of the shorter path.
      if (next === state) continue
      if (event.type === 'back') {
        const before = shown.slice(0, -1)
        if (labelOf(next) !== before.at(-1))
          throw new Error(`${shown.join(' > ')}: ${labelOf(next)}`)
        paths += follow(next, before, length - 1)
      } else paths += follow(next, [...shown, labelOf(next)], length - 1)
    }
    return paths
  }

  test.each(layouts)('%s: returns to the step shown before', (layout) => {
    const first = firstStep(layout)
    expect(follow(first, [labelOf(first)], 6)).toBeGreaterThan(1_000)
  })
})
