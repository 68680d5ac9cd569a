import { describe, expect, test } from 'vitest'
import {
  authenticationOf,
  checkAge,
  type SessionEvent,
  type SessionFacts,
  type SessionState,
  type SessionStep,
  sessionReducer,
  sessionStep,
} from './sessionReducer.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const session = { address: alice, issuedAt: '2026-11-20T16:20:00.000Z' } as const
const signedIn: SessionState = {
  name: 'signedIn',
  session,
  lifetime: Number.NaN,
  age: () => 0,
}
const signedOut: SessionState = { name: 'signedOut' }
const loading: SessionState = { name: 'loading' }
const unanswered: SessionState = { name: 'unanswered' }
const states = [signedOut, loading, unanswered, signedIn]

describe('sessionReducer', () => {
  const check = { type: 'check', isQuiet: false } as const
  const none = { type: 'ended' } as const
  const unclear = { type: 'unanswered' } as const

  test.each<[SessionEvent, ...SessionState['name'][]]>([
    // From signedOut, loading, unanswered and signedIn.
    [check, 'loading', 'loading', 'unanswered', 'signedIn'],
    [{ ...check, isQuiet: true }, 'signedOut', 'loading', 'unanswered', 'signedIn'],
    [{ ...signedIn, type: 'found' }, 'signedIn', 'signedIn', 'signedIn', 'signedIn'],
    [unclear, 'unanswered', 'unanswered', 'unanswered', 'signedIn'],
    [none, 'signedOut', 'signedOut', 'signedOut', 'signedOut'],
  ])('%o leads to a new state: %s, %s, %s, %s', (event, ...names) => {
    const next = states.map((state) => sessionReducer(state, event))
    expect(next.map(({ name }) => name)).toEqual(names)
    for (const state of states) expect(next).not.toContain(state)
  })

  test('only a confirmed session is shown, and only an unknown one as loading', () => {
    expect(states.map((state) => authenticationOf(state).status)).toEqual([
      'unauthenticated',
      'loading',
      'unauthenticated',
      'authenticated',
    ])
  })
})

describe('sessionStep', () => {
  const of = (address: typeof alice | typeof bob) => ({ address, issuedAt: session.issuedAt })
  const facts: SessionFacts = {
    cause: 'due',
    hint: of(alice),
    address: alice,
    addressBefore: undefined,
  }

  test.each<[string, SessionStep, SessionState, Partial<SessionFacts>]>([
    ['an earlier session is checked', 'check', loading, {}],
    ['not while no account is connected', 'nothing', loading, { address: undefined }],
    ["another account's session ends", 'end', loading, { address: bob }],
    [
      'nor is it left to another tab after a pause',
      'leave',
      loading,
      { address: bob, cause: 'resumed' },
    ],
    ['nothing is asked without a hint', 'leave', loading, { hint: undefined }],
    ['a sign-out is finished', 'tellBackend', loading, { hint: { ...of(alice), ended: true } }],
    ['a session that was just checked is believed', 'nothing', signedIn, { cause: 'resumed' }],
    ['an old one is not', 'check', { ...signedIn, age: () => checkAge + 1 }, { cause: 'resumed' }],
    ['the same account keeps its session', 'nothing', signedIn, { cause: 'connection' }],
    ['another account ends it', 'end', signedIn, { cause: 'connection', address: bob }],
    ['disconnecting ends it', 'end', signedIn, { cause: 'connection', address: undefined }],
    [
      'disconnecting ends one that may exist',
      'end',
      unanswered,
      { cause: 'connection', address: undefined, addressBefore: alice },
    ],
    [
      'a failed attempt to connect does not',
      'nothing',
      loading,
      { cause: 'connection', address: undefined },
    ],
    ['a new session of another tab is read', 'checkAgain', signedOut, { cause: 'hint' }],
    ["a tab's own is known", 'nothing', signedIn, { cause: 'hint' }],
    ['another tab signs out', 'leave', signedIn, { cause: 'hint', hint: undefined }],
    ['another tab signs in another account', 'leave', signedIn, { cause: 'hint', hint: of(bob) }],
    [
      'the backend has ended the session',
      'forget',
      signedOut,
      { cause: 'signedOut', hint: { ...of(alice), ended: true } },
    ],
    ['it may have ended a newer one', 'checkAgain', signedIn, { cause: 'signedOut' }],
    ["not another account's", 'nothing', signedOut, { cause: 'signedOut', address: bob }],
  ])('%s: %s', (_, step, state, changes) => {
    expect(sessionStep(state, { ...facts, ...changes })).toBe(step)
  })
})
