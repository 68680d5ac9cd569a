import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  initialSignInState,
  type PreparedMessage,
  type SignInEvent,
  type SignInState,
  signInReducer,
} from './signInReducer.ts'

const message: PreparedMessage = {
  text: 'a text',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 1,
}

function after(...events: readonly SignInEvent[]): SignInState {
  return events.reduce(signInReducer, initialSignInState)
}

const failures = ['prepare', 'sign', 'verify', 'other'] as const
const events: readonly SignInEvent[] = [
  { type: 'preparing' },
  { type: 'prepared', message },
  { type: 'signing' },
  { type: 'verifying' },
  { type: 'rejected' },
  ...failures.map((failure): SignInEvent => ({ type: 'failed', failure })),
  { type: 'reset' },
]

describe('signInReducer', () => {
  test('goes from idle through signing to verifying', () => {
    expect(after({ type: 'preparing' })).toMatchObject({ phase: 'idle', preparing: true })
    expect(after({ type: 'prepared', message })).toMatchObject({ phase: 'idle', message })
    expect(after({ type: 'signing' }).phase).toBe('signing')
    expect(after({ type: 'signing' }, { type: 'verifying' }).phase).toBe('verifying')
  })

  test.each(failures)('a failure to %s returns to idle and is shown', (failure) => {
    const state = after({ type: 'signing' }, { type: 'verifying' }, { type: 'failed', failure })
    expect(state).toEqual({ phase: 'idle', message: undefined, preparing: false, failure })
  })

  test('a rejected signature silently returns to idle, and the message can be signed again', () => {
    const state = after({ type: 'prepared', message }, { type: 'signing' }, { type: 'rejected' })
    expect(state).toEqual({ phase: 'idle', message, preparing: false, failure: undefined })
  })

  test('a failure stays until the next attempt, except a preparing failure once that succeeds', () => {
    const failed: SignInEvent = { type: 'failed', failure: 'verify' }
    expect(after(failed, { type: 'preparing' }, { type: 'prepared', message }).failure).toBe(
      'verify',
    )
    expect(after(failed, { type: 'prepared', message }, { type: 'signing' }).failure).toBe(
      undefined,
    )
    const unprepared: SignInEvent = { type: 'failed', failure: 'prepare' }
    expect(after(unprepared, { type: 'prepared', message }).failure).toBe(undefined)
  })

  test('property: a failure is shown only in idle', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (happened) => {
        const state = after(...happened)
        if (state.failure) expect(state.phase).toBe('idle')
        const last = happened.at(-1)
        if (last?.type === 'failed' || last?.type === 'rejected') expect(state.phase).toBe('idle')
        if (last?.type === 'reset') expect(state).toEqual(initialSignInState)
      }),
    )
  })
})
