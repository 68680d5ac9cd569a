import { describe, expect, it } from 'vitest'
import { approveCall, lockCall } from '../actions/vaultCalls.ts'
import { nextCall, nextStep } from './vaultStep.ts'

const contracts = { token: `0x${'1'.repeat(40)}`, timeLock: `0x${'2'.repeat(40)}` } as const
const amount = { state: 'ok', value: 100n } as const
const time = { state: 'ok', time: 2_000 } as const

describe('nextStep', () => {
  it('asks to approve without enough allowance, and to lock with it', () => {
    const step = (allowance: bigint) => nextStep(amount, { allowance, held: 500n }, false)
    expect(step(0n)).toEqual({ step: 'approve', value: 100n })
    expect(step(99n)).toEqual({ step: 'approve', value: 100n })
    expect(step(100n)).toEqual({ step: 'lock', value: 100n })
  })

  it('stays at the lock while it is sent, though allowance and balance are spent', () => {
    const spent = { allowance: 0n, held: 0n }
    expect(nextStep(amount, spent, true)).toEqual({ step: 'lock', value: 100n })
  })

  it('has no amount beyond the balance', () => {
    expect(nextStep(amount, { allowance: 0n, held: 100n }, false).value).toBe(100n)
    expect(nextStep(amount, { allowance: 0n, held: 99n }, false).value).toBeUndefined()
  })

  it.each([
    { state: 'empty' },
    { state: 'invalid', reason: 'Zero' },
  ] as const)('has no amount with %o', (typed) => {
    const step = nextStep(typed, { allowance: 500n, held: 500n }, false)
    expect(step).toEqual({ step: 'approve', value: undefined })
  })
})

describe('nextCall', () => {
  it('approves exactly the amount, then locks it until the time', () => {
    const call = (step: 'approve' | 'lock') => nextCall(contracts, { step, value: 100n }, time)
    expect(call('approve')).toEqual(approveCall(contracts, 100n))
    expect(call('lock')).toEqual(lockCall(contracts, 100n, 2_000))
  })

  it('is none while the form is incomplete', () => {
    const past = { state: 'invalid', reason: 'Past' } as const
    expect(nextCall(contracts, { step: 'lock', value: 100n }, past)).toBeUndefined()
    expect(nextCall(contracts, { step: 'approve', value: undefined }, time)).toBeUndefined()
  })
})
