import { describe, expect, it } from 'vitest'
import { progressOfForm, type VaultForm } from './vaultStep.ts'

const form: VaultForm = {
  amount: { state: 'ok', value: 100n },
  time: { state: 'ok', time: 2_000 },
  held: 500n,
  allowance: 0n,
  approveBy: 'transaction',
  permitted: undefined,
  isLocking: false,
}

describe('progressOfForm', () => {
  it('asks to approve without enough allowance, and to lock with it', () => {
    expect(progressOfForm(form)).toEqual({
      step: 'approve',
      isApproved: false,
      isReady: true,
      lacksTokens: false,
    })
    expect(progressOfForm({ ...form, allowance: 99n }).step).toBe('approve')
    expect(progressOfForm({ ...form, allowance: 100n })).toMatchObject({
      step: 'lock',
      isApproved: true,
    })
  })

  it('accepts a permit for exactly this amount as an approval', () => {
    expect(progressOfForm({ ...form, permitted: 100n }).step).toBe('lock')
    expect(progressOfForm({ ...form, permitted: 101n }).step).toBe('approve')
  })

  it('has one step if the wallet batches both, and does not call it approved', () => {
    expect(progressOfForm({ ...form, approveBy: 'batch' })).toMatchObject({
      step: 'lock',
      isApproved: false,
    })
  })

  it('stays at the lock while it waits for the receipt, though allowance and balance are spent', () => {
    const sent = { ...form, held: 0n, isLocking: true }
    expect(progressOfForm(sent)).toEqual({
      step: 'lock',
      isApproved: true,
      isReady: true,
      lacksTokens: false,
    })
    expect(progressOfForm({ ...sent, approveBy: 'batch' })).toMatchObject({
      step: 'lock',
      isApproved: false,
    })
  })

  it('is not ready with more than the balance', () => {
    expect(progressOfForm({ ...form, held: 99n })).toMatchObject({
      isReady: false,
      lacksTokens: true,
    })
  })

  it.each([
    [{ state: 'empty' }, form.time],
    [{ state: 'invalid', reason: 'zero' }, form.time],
    [form.amount, { state: 'empty' }],
    [form.amount, { state: 'invalid', reason: 'past' }],
  ] as const)('is not ready with %o and %o', (amount, time) => {
    expect(progressOfForm({ ...form, amount, time }).isReady).toBe(false)
  })
})
