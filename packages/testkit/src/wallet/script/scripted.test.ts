import { zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alice, bob, rejectionOf, setup, setupConnected } from '../testing/setup.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a scripted wallet', () => {
  it('answers after a delay, as scripted', async () => {
    const { request, script } = setup()
    script.set('eth_requestAccounts', { delay: 5000, next: 'reject' })
    const settled = vi.fn()
    const refused = rejectionOf(request('eth_requestAccounts')).finally(settled)
    await vi.advanceTimersByTimeAsync(4999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await refused).toMatchObject({ code: 4001 })
  })

  it('answers any method with any error, also without a code', async () => {
    const { request, script } = setup()
    const error = { code: -32000, message: 'Odd', data: { originalError: { code: 4902 } } }
    script.set('eth_chainId', { error })
    expect(await rejectionOf(request('eth_chainId'))).toMatchObject(error)
    script.set('eth_chainId', { error: { message: 'User denied' } })
    const bare = await rejectionOf(request('eth_chainId'))
    expect(bare).toMatchObject({ message: 'User denied' })
    expect(bare).not.toHaveProperty('code')
  })

  it('answers any method with any result', async () => {
    const { request, script } = setup()
    script.set('eth_accounts', { result: 'not a list' })
    expect(await request('eth_accounts')).toBe('not a list')
    script.set('eth_accounts', { result: undefined })
    expect(await request('eth_accounts')).toBeUndefined()
    script.set('eth_accounts', 'approve')
    expect(await request('eth_accounts')).toEqual([])
  })

  it("prefers a method's own rule to the one for all", async () => {
    const { request, script } = setup({ rules: { '*': 'reject' } })
    script.set('eth_requestAccounts', 'approve')
    expect(await request('eth_requestAccounts')).toHaveLength(1)
    const [address] = (await request('eth_accounts')) as readonly string[]
    expect(await rejectionOf(request('personal_sign', '0x68', address))).toMatchObject({
      code: 4001,
    })
  })

  it('applies a rule for connecting to every method by which a page connects', async () => {
    const { request, script } = setup()
    const permissions = () => request('wallet_requestPermissions', { eth_accounts: {} })
    script.set('eth_requestAccounts', 'reject')
    expect(await rejectionOf(permissions())).toMatchObject({ code: 4001 })
    script.set('wallet_requestPermissions', 'approve')
    expect(await permissions()).toMatchObject([{ parentCapability: 'eth_accounts' }])
    script.reset()
    // A result has the shape of its own method.
    script.set('eth_requestAccounts', { result: [alice.address] })
    expect(await permissions()).toMatchObject([{ parentCapability: 'eth_accounts' }])
  })

  it('applies a rule for a method even if it would not prompt', async () => {
    const { request, script } = await setupConnected()
    script.set('eth_requestAccounts', 'reject')
    expect(await rejectionOf(request('eth_requestAccounts'))).toMatchObject({ code: 4001 })
  })

  it('lists pending requests and answers them by id', async () => {
    const { request, script } = setup({ rules: { eth_requestAccounts: 'hang' } })
    const connecting = request('eth_requestAccounts')
    const waiting = await script.waitFor('eth_requestAccounts')
    expect(script.pending()).toEqual([waiting])
    script.answer(waiting.id, 'approve')
    expect(await connecting).toEqual([alice.address])
    expect(script.pending()).toEqual([])
    expect(() => script.answer(waiting.id, 'approve')).toThrow(RangeError)
  })

  it.each([
    ['eth_requestAccounts', 'wallet_requestPermissions', { eth_accounts: {} }],
    ['*', 'wallet_requestPermissions', { eth_accounts: {} }],
    ['*', 'eth_requestAccounts'],
  ])('finds by %s a request of %s that its rule keeps pending', async (rule, method, ...params) => {
    const { request, script } = setup({ rules: { [rule]: 'hang' } })
    const later = script.waitFor(rule)
    const connecting = request(method, ...params)
    const waiting = await script.waitFor(rule)
    expect(waiting).toMatchObject({ method })
    expect(await later).toBe(waiting)
    script.answer(waiting.id, 'reject')
    expect(await rejectionOf(connecting)).toMatchObject({ code: 4001 })
  })

  it('finds a request by the exact name of any other method', async () => {
    const { request, script } = setup({ rules: { '*': 'hang' } })
    const found = vi.fn()
    void script.waitFor('personal_sign').then(found)
    void request('eth_requestAccounts')
    await script.waitFor('eth_requestAccounts')
    expect(found).not.toHaveBeenCalled()
  })

  it('refuses a rule for an account that it does not hold', async () => {
    const accounts = [zeroAddress]
    const held = { accounts: [bob.address] }
    const { request, script } = setup({ rules: { eth_requestAccounts: 'hang' } })
    expect(() => script.set('*', { accounts })).toThrow(RangeError)
    expect(() => script.set('*', { delay: 1, next: { accounts } })).toThrow(zeroAddress)
    expect(() => setup({ rules: { '*': { accounts } } })).toThrow(RangeError)
    const connecting = request('eth_requestAccounts')
    const { id } = await script.waitFor('eth_requestAccounts')
    expect(() => script.answer(id, { accounts })).toThrow(RangeError)
    script.answer(id, held)
    expect(await connecting).toEqual(held.accounts)
  })

  it('hangs on a named read method too', async () => {
    const { request, script } = setup({ rules: { eth_accounts: 'hang' } })
    const settled = vi.fn()
    void request('eth_accounts').finally(settled)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).not.toHaveBeenCalled()
    expect(script.pending()).toMatchObject([{ method: 'eth_accounts' }])
  })

  it('answers nothing while frozen', async () => {
    const { request, script } = setup()
    script.freeze(true)
    const settled = vi.fn()
    void request('eth_chainId').finally(settled)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).not.toHaveBeenCalled()
    script.freeze(false)
    expect(await request('eth_chainId')).toBe('0x1')
  })

  it('forgets its rules when reset', async () => {
    const { request, script } = setup({ rules: { '*': 'reject' } })
    script.reset()
    expect(await request('eth_requestAccounts')).toEqual([alice.address])
  })

  it('records every request with its params', async () => {
    const { request, script } = setup()
    await request('wallet_requestPermissions', { eth_accounts: {} })
    await request('eth_chainId')
    expect(script.log()).toMatchObject([
      { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] },
      { method: 'eth_chainId', params: [] },
    ])
    script.clearLog()
    expect(script.log()).toEqual([])
  })
})
