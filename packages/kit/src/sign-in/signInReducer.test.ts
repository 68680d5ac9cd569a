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
const prepare: SignInEvent = { type: 'prepare' }
const prepared: SignInEvent = { type: 'prepared', message }
const sign: SignInEvent = { type: 'sign' }
const verify: SignInEvent = { type: 'verify' }
const failed: SignInEvent = { type: 'failed', failure: 'verify' }
const verifying = after(prepare, prepared, sign, verify)
const events: readonly SignInEvent[] = [
  prepare,
  prepared,
  { type: 'unprepared' },
  sign,
  verify,
  { type: 'rejected' },
  ...failures.map((failure): SignInEvent => ({ type: 'failed', failure })),
  { type: 'reset' },
]

describe('signInReducer', () => {
  test('goes from idle through preparing, ready and signing to verifying', () => {
    expect(after().status).toBe('idle')
    expect(after(prepare).status).toBe('preparing')
    expect(after(prepare, prepared)).toMatchObject({ status: 'ready', message })
    expect(after(prepare, prepared, sign)).toMatchObject({ status: 'signing', message })
    expect(after(prepare, prepared, sign, verify)).toMatchObject({ status: 'verifying', message })
  })

  test.each(
    failures,
  )('a failure to %s is shown, and its message is not signed again', (failure) => {
    const state = after(prepare, prepared, sign, verify, { type: 'failed', failure })
    expect(state).toEqual({ status: 'failed', failure })
  })

  test('a rejected signature is no failure, and the message can be signed again', () => {
    const state = after(prepare, prepared, sign, { type: 'rejected' })
    expect(state).toEqual({ status: 'ready', message })
  })

  test('a failure stays until the next attempt, except a preparing failure once that succeeds', () => {
    expect(after(failed, prepare).failure).toBe('verify')
    expect(after(failed, prepare, prepared).failure).toBe('verify')
    expect(after(failed, prepare, { type: 'unprepared' }).failure).toBe('verify')
    expect(after(failed, prepare, prepared, sign).failure).toBeUndefined()
    const unprepared = after(prepare, { type: 'unprepared' })
    expect(unprepared).toEqual({ status: 'failed', failure: 'prepare' })
    expect([prepare, prepared].reduce(signInReducer, unprepared).failure).toBeUndefined()
  })

  test('only a message that is ready is signed', () => {
    const ready = after(prepare, prepared)
    expect(signInReducer(ready, sign).status).toBe('signing')
    for (const state of [after(), after(prepare), after(failed), verifying]) {
      expect(signInReducer(state, sign)).toBe(state)
    }
  })

  test('nothing is prepared while the wallet or the backend has a message', () => {
    expect(after(prepare, prepared, sign, prepare).status).toBe('signing')
    expect(signInReducer(verifying, prepare)).toBe(verifying)
  })

  test('property: every attempt to prepare is a new state, and a reset ends every attempt', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (happened) => {
        const state = after(...happened)
        if (state.failure) expect(['preparing', 'ready', 'failed']).toContain(state.status)
        const next = signInReducer(state, prepare)
        expect(next === state).toBe(state.status === 'signing' || state.status === 'verifying')
        expect(signInReducer(state, { type: 'reset' })).toEqual(initialSignInState)
      }),
    )
  })
})
