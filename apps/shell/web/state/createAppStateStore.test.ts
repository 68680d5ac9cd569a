import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { initialAppState } from './appState.ts'
import { createAppStateStore } from './createAppStateStore.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const holding = (chainId: number | undefined, native: [number, bigint][]) => ({
  chainId,
  native: new Map(native),
})

describe('createAppStateStore', () => {
  it('starts with the values of the specification', () => {
    expect(createAppStateStore().getState()).toEqual({
      address: '',
      verif: false,
      balance: false,
      approve: false,
      loading: 0,
      unlock: '',
      unlockTime: '',
    })
  })

  it('sets each value and notifies its listeners once per change', () => {
    const store = createAppStateStore()
    const listener = vi.fn()
    store.subscribe(listener)
    store.setAddress(alice)
    store.setVerif(true)
    store.setVerif(true)
    store.setApprove(true)
    store.setUnlock('1000')
    store.setUnlockTime('1795190400')
    expect(listener).toHaveBeenCalledTimes(5)
    expect(store.getState()).toMatchObject({
      address: alice,
      verif: true,
      approve: true,
      unlock: '1000',
      unlockTime: '1795190400',
    })
  })

  it.each(['-1', '1.5', '0x10', ' 1', '1e3', 'abc'])('refuses %j as unlock', (text) => {
    const store = createAppStateStore()
    expect(() => store.setUnlock(text)).toThrow(RangeError)
    expect(() => store.setUnlockTime(text)).toThrow(RangeError)
    expect(store.getState()).toEqual(initialAppState)
  })

  it('forgets everything about an account on disconnect', () => {
    const store = createAppStateStore()
    store.setAddress(alice)
    store.setHoldings(holding(1, [[1, 5n]]))
    store.setVerif(true)
    store.setApprove(true)
    store.setUnlock('7')
    store.setUnlockTime('8')
    store.beginLoading()
    store.setAddress('')
    expect(store.getState()).toEqual(initialAppState)
  })

  it('forgets everything about an account when another one replaces it', () => {
    const store = createAppStateStore()
    store.setAddress(alice)
    store.setHoldings(holding(1, [[1, 5n]]))
    store.setVerif(true)
    store.setAddress(bob)
    expect(store.getState()).toEqual({ ...initialAppState, address: bob })
  })

  it('keeps everything if the same account is written in another case', () => {
    const store = createAppStateStore()
    store.setAddress(alice)
    store.setVerif(true)
    store.setAddress(alice.toLowerCase())
    expect(store.getState()).toMatchObject({ address: alice, verif: true })
  })

  it('sets balance only for a connected account with funds on the current network', () => {
    const store = createAppStateStore()
    store.setHoldings(holding(1, [[1, 5n]]))
    expect(store.getState().balance).toBe(false)
    store.setAddress(alice)
    store.setHoldings(holding(56, [[1, 5n]]))
    expect(store.getState().balance).toBe(false)
    store.setHoldings(holding(1, [[1, 5n]]))
    expect(store.getState().balance).toBe(true)
    store.setHoldings(holding(undefined, [[1, 5n]]))
    expect(store.getState().balance).toBe(false)
  })

  it("checks balance against the page's requirement until the page unmounts", () => {
    const store = createAppStateStore()
    store.setAddress(alice)
    store.setHoldings(
      holding(1, [
        [1, 5n],
        [56, 1n],
      ]),
    )
    const releaseMuch = store.ask({ chainId: 56, amount: 2n })
    expect(store.getState().balance).toBe(false)
    const releaseLittle = store.ask({ chainId: 1, amount: 5n })
    expect(store.getState().balance).toBe(false)
    releaseMuch()
    expect(store.getState().balance).toBe(true)
    releaseMuch()
    releaseLittle()
    expect(store.getState().balance).toBe(true)
    store.setHoldings(holding(1, [[1, 0n]]))
    expect(store.getState().balance).toBe(false)
  })

  it("does not apply one account's balance to the next", () => {
    const store = createAppStateStore()
    store.setAddress(alice)
    store.ask({ chainId: 1, amount: 10n, token, held: 10n })
    expect(store.getState().balance).toBe(true)
    store.setAddress(bob)
    store.setHoldings(holding(1, [[1, 99n]]))
    expect(store.getState().balance).toBe(false)
  })

  it('forgets approvals and locks when the network changes, and nothing else', () => {
    const store = createAppStateStore()
    store.setAddress('0xabc')
    store.setVerif(true)
    store.setApprove(true)
    store.setUnlock('5')
    store.setUnlockTime('9')
    store.forgetChain()
    expect(store.getState()).toEqual({ ...initialAppState, address: '0xabc', verif: true })
  })

  it('counts operations and ignores repeated ends', () => {
    const store = createAppStateStore()
    const endFirst = store.beginLoading()
    const endSecond = store.beginLoading()
    expect(store.getState().loading).toBe(2)
    endFirst()
    endFirst()
    expect(store.getState().loading).toBe(1)
    endSecond()
    expect(store.getState().loading).toBe(0)
  })

  it('never counts below zero and always matches the running operations', () => {
    const step = fc.oneof(
      fc.constant({ kind: 'begin' as const }),
      fc.record({ kind: fc.constant('end' as const), which: fc.nat(30) }),
      fc.record({
        kind: fc.constant('background' as const),
        count: fc.integer({ min: -5, max: 9 }),
      }),
      fc.record({
        kind: fc.constant('account' as const),
        address: fc.constantFrom('', alice, bob),
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const store = createAppStateStore()
        const ends: { end: () => void; open: boolean }[] = []
        let background = 0
        let address = ''
        for (const step of steps) {
          if (step.kind === 'begin') ends.push({ end: store.beginLoading(), open: true })
          if (step.kind === 'end' && ends.length > 0) {
            const entry = ends[step.which % ends.length]
            entry?.end()
            if (entry) entry.open = false
          }
          if (step.kind === 'background') {
            background = Math.max(0, step.count)
            store.setBackgroundLoading(step.count)
          }
          if (step.kind === 'account') {
            if (step.address !== address && address !== '')
              for (const entry of ends) entry.open = false
            address = step.address
            store.setAddress(step.address)
          }
          const open = ends.filter((entry) => entry.open).length
          expect(store.getState().loading).toBe(open + background)
        }
        store.setBackgroundLoading(0)
        for (const { end } of ends) end()
        expect(store.getState().loading).toBe(0)
      }),
    )
  })
})
