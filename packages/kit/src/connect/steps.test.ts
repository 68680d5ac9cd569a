import { describe, expect, test } from 'vitest'
import { firstStep, type StepEvent, type StepState, stepReducer } from './steps.ts'

const events: readonly StepEvent[] = [
  { type: 'learn' },
  { type: 'get' },
  { type: 'select', walletId: 'a' },
  { type: 'select', walletId: 'b' },
  { type: 'back' },
]

/** Every state that four events can lead to. */
function reachable(): readonly StepState[] {
  let states: readonly StepState[] = [firstStep]
  const all: StepState[] = [firstStep]
  for (let depth = 0; depth < 4; depth += 1) {
    states = states.flatMap((state) => events.map((event) => stepReducer(state, event)))
    all.push(...states)
  }
  return all
}

describe('stepReducer', () => {
  test('Back returns to the previous step', () => {
    const get = stepReducer(firstStep, { type: 'get' })
    const connect = stepReducer(get, { type: 'select', walletId: 'a' })
    expect(connect.step).toBe('CONNECT')
    expect(stepReducer(connect, { type: 'back' })).toEqual(get)
    expect(stepReducer(get, { type: 'back' })).toEqual(firstStep)
  })

  test('going from wallet to wallet is one step for Back', () => {
    const a = stepReducer(firstStep, { type: 'select', walletId: 'a' })
    const b = stepReducer(a, { type: 'select', walletId: 'b' })
    expect(b.walletId).toBe('b')
    expect(stepReducer(b, { type: 'back' })).toEqual(firstStep)
  })

  test('the same place twice is one place', () => {
    const get = stepReducer(firstStep, { type: 'get' })
    expect(stepReducer(get, { type: 'get' })).toBe(get)
  })

  test('a dialog can begin at the explanation, with the list behind it', () => {
    const learn = stepReducer(firstStep, { type: 'reset', step: 'LEARN_COMPACT' })
    expect(learn.step).toBe('LEARN_COMPACT')
    expect(stepReducer(learn, { type: 'back' })).toEqual(firstStep)
  })

  test('every reachable state leads back to the list by Back alone', () => {
    for (const start of reachable()) {
      let state = start
      for (let presses = start.history.length; presses > 0; presses -= 1) {
        state = stepReducer(state, { type: 'back' })
      }
      expect(state).toEqual(firstStep)
    }
  })

  test('only CONNECT has a wallet', () => {
    for (const { step, walletId } of reachable()) {
      expect(walletId !== undefined).toBe(step === 'CONNECT')
    }
  })

  test('reset forgets everything', () => {
    for (const state of reachable())
      expect(stepReducer(state, { type: 'reset' })).toEqual(firstStep)
  })
})
