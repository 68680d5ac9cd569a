import { describe, expect, test } from 'vitest'
import {
  canOpen,
  type DialogId,
  dialogAfter,
  drawnDialog,
  type GateInput,
  type GateState,
} from './gates.ts'

const dialogs: readonly DialogId[] = ['connect', 'account', 'network', 'signIn']
const states: readonly GateState[] = ['disconnected', 'unauthenticated', 'connected']
const gates: readonly GateInput[] = states.flatMap((state) =>
  [true, false].flatMap((chainSupported) =>
    [true, false].map((canSignIn) => ({ state, chainSupported, canSignIn })),
  ),
)

describe('canOpen', () => {
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
    ['network', 'disconnected', true, false],
    ['network', 'disconnected', false, false],
    ['network', 'unauthenticated', true, false],
    ['network', 'unauthenticated', false, false],
    ['network', 'connected', true, true],
    ['network', 'connected', false, true],
  ] as const)('%s while %s, chain supported %s: %s', (dialog, state, chainSupported, expected) => {
    expect(canOpen(dialog, { state, chainSupported })).toBe(expected)
  })

  test('the sign-in opens for a connected account that has not proved to be the visitor’s', () => {
    for (const gate of gates) {
      expect(canOpen('signIn', gate)).toBe(gate.canSignIn)
    }
    expect(canOpen('signIn', { state: 'connected', chainSupported: true })).toBe(false)
  })
})

describe('drawnDialog', () => {
  test('while unauthenticated, the connect dialog is the one that asks for the signature', () => {
    for (const gate of gates) {
      const isAsked = gate.state === 'unauthenticated'
      expect(drawnDialog('connect', gate)).toBe(isAsked ? 'signIn' : 'connect')
      expect(drawnDialog('account', gate)).toBe('account')
      expect(drawnDialog(undefined, gate)).toBeUndefined()
    }
  })
})

describe('dialogAfter', () => {
  test('the sign-in closes once the account is verified, and when the wallet goes', () => {
    const before: GateInput = { state: 'connected', chainSupported: true, canSignIn: true }
    expect(dialogAfter('signIn', before, { ...before, canSignIn: false })).toBeUndefined()
    const out: GateInput = { state: 'disconnected', chainSupported: true, canSignIn: false }
    expect(dialogAfter('signIn', before, out)).toBeUndefined()
    expect(dialogAfter('signIn', before, { ...before, chainSupported: false })).toBe('signIn')
  })

  test('all dialogs close on connect and on disconnect', () => {
    for (const dialog of dialogs) {
      for (const chainSupported of [true, false]) {
        const out: GateInput = { state: 'disconnected', chainSupported }
        const inside: GateInput = { state: 'connected', chainSupported }
        expect(dialogAfter(dialog, out, inside)).toBeUndefined()
        expect(dialogAfter(dialog, inside, out)).toBeUndefined()
      }
    }
  })

  test('the connect dialog stays open while the state becomes unauthenticated', () => {
    const out: GateInput = { state: 'disconnected', chainSupported: true }
    const asked: GateInput = { state: 'unauthenticated', chainSupported: true }
    expect(dialogAfter('connect', out, asked)).toBe('connect')
  })

  test('the account dialog closes when the chain becomes unsupported, the network dialog stays', () => {
    const before: GateInput = { state: 'connected', chainSupported: true }
    const after: GateInput = { state: 'connected', chainSupported: false }
    expect(dialogAfter('account', before, after)).toBeUndefined()
    expect(dialogAfter('network', before, after)).toBe('network')
  })

  test('no dialog is ever left open that may not open', () => {
    for (const dialog of dialogs) {
      for (const before of gates) {
        for (const after of gates) {
          const left = dialogAfter(dialog, before, after)
          if (left !== undefined) expect(canOpen(left, after)).toBe(true)
        }
      }
    }
  })
})
