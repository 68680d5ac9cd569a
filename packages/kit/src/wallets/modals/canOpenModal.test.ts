import { describe, expect, test } from 'vitest'
import {
  canOpenModal,
  type DialogId,
  dialogAfter,
  drawnDialog,
  type ModalConditions,
  type ModalConnectionState,
} from './canOpenModal.ts'

const dialogs: readonly DialogId[] = ['connect', 'account', 'chain', 'signIn']
const states: readonly ModalConnectionState[] = ['disconnected', 'unauthenticated', 'connected']
const allConditions: readonly ModalConditions[] = states.flatMap((state) =>
  [true, false].flatMap((chainSupported) =>
    [true, false].map((canSignIn) => ({ state, chainSupported, canSignIn })),
  ),
)

describe('canOpenModal', () => {
  test.each([
    ['connect', 'disconnected', true, true],
    ['connect', 'disconnected', false, true],
    ['connect', 'unauthenticated', true, true],
    ['connect', 'unauthenticated', false, true],
    ['connect', 'connected', true, false],
    ['connect', 'connected', false, false],
    ['account', 'disconnected', true, false],
    ['account', 'disconnected', false, false],
    ['account', 'unauthenticated', true, false],
    ['account', 'unauthenticated', false, false],
    ['account', 'connected', true, true],
    ['account', 'connected', false, false],
    ['chain', 'disconnected', true, false],
    ['chain', 'disconnected', false, false],
    ['chain', 'unauthenticated', true, false],
    ['chain', 'unauthenticated', false, false],
    ['chain', 'connected', true, true],
    ['chain', 'connected', false, true],
  ] as const)('%s while %s, chain supported %s: %s', (dialog, state, chainSupported, expected) => {
    expect(canOpenModal(dialog, { state, chainSupported })).toBe(expected)
  })

  test('the sign-in opens for a connected account that has not signed in', () => {
    for (const conditions of allConditions) {
      expect(canOpenModal('signIn', conditions)).toBe(conditions.canSignIn)
    }
    expect(canOpenModal('signIn', { state: 'connected', chainSupported: true })).toBe(false)
  })
})

describe('drawnDialog', () => {
  test('while unauthenticated, the connect dialog shows the signature step', () => {
    for (const conditions of allConditions) {
      const isAsked = conditions.state === 'unauthenticated'
      expect(drawnDialog('connect', conditions)).toBe(isAsked ? 'signIn' : 'connect')
      expect(drawnDialog('account', conditions)).toBe('account')
      expect(drawnDialog(undefined, conditions)).toBeUndefined()
    }
  })
})

describe('dialogAfter', () => {
  test('the sign-in closes once the account is verified or the wallet disconnects', () => {
    const before: ModalConditions = { state: 'connected', chainSupported: true, canSignIn: true }
    expect(dialogAfter('signIn', before, { ...before, canSignIn: false })).toBeUndefined()
    const out: ModalConditions = { state: 'disconnected', chainSupported: true, canSignIn: false }
    expect(dialogAfter('signIn', before, out)).toBeUndefined()
    expect(dialogAfter('signIn', before, { ...before, chainSupported: false })).toBe('signIn')
  })

  test('all dialogs close on connect and on disconnect', () => {
    for (const dialog of dialogs) {
      for (const chainSupported of [true, false]) {
        const out: ModalConditions = { state: 'disconnected', chainSupported }
        const inside: ModalConditions = { state: 'connected', chainSupported }
        expect(dialogAfter(dialog, out, inside)).toBeUndefined()
        expect(dialogAfter(dialog, inside, out)).toBeUndefined()
      }
    }
  })

  test('the connect dialog stays open while the state becomes unauthenticated', () => {
    const out: ModalConditions = { state: 'disconnected', chainSupported: true }
    const asked: ModalConditions = { state: 'unauthenticated', chainSupported: true }
    expect(dialogAfter('connect', out, asked)).toBe('connect')
  })

  test('the account dialog closes when the chain becomes unsupported, the network dialog stays', () => {
    const before: ModalConditions = { state: 'connected', chainSupported: true }
    const after: ModalConditions = { state: 'connected', chainSupported: false }
    expect(dialogAfter('account', before, after)).toBeUndefined()
    expect(dialogAfter('chain', before, after)).toBe('chain')
  })

  test('property: no dialog stays open that could not be opened', () => {
    for (const dialog of dialogs) {
      for (const before of allConditions) {
        for (const after of allConditions) {
          const left = dialogAfter(dialog, before, after)
          if (left !== undefined) expect(canOpenModal(left, after)).toBe(true)
        }
      }
    }
  })
})
