import { describe, expect, it, vi } from 'vitest'
import { createWalletEngine } from './engine.ts'
import { alice, bob, chains, rejectionOf, setup, setupConnected } from './testing/setup.ts'

describe('connecting', () => {
  it('exposes no account before the user approves', async () => {
    const { request } = setup()
    expect(await request('eth_accounts')).toEqual([])
    expect(await request('wallet_getPermissions')).toEqual([])
  })

  it('returns the selected account when approved, and emits the event', async () => {
    const { request, events } = setup()
    expect(await request('eth_requestAccounts')).toEqual([alice.address])
    expect(await request('eth_accounts')).toEqual([alice.address])
    expect(events).toEqual([['accountsChanged', [alice.address]]])
  })

  it('answers 4001 when rejected, and stays disconnected', async () => {
    const { request, script, events } = setup()
    script.set('*', 'reject')
    expect(await rejectionOf(request('eth_requestAccounts'))).toMatchObject({ code: 4001 })
    expect(await request('eth_accounts')).toEqual([])
    expect(events).toEqual([])
  })

  it('does not ask a second time once connected', async () => {
    const { request, script } = await setupConnected()
    script.set('*', 'reject')
    expect(await request('eth_requestAccounts')).toEqual([alice.address])
  })

  it('returns the account that the user chose', async () => {
    const { request, script } = setup()
    script.set('*', { accounts: [bob.address] })
    expect(await request('eth_requestAccounts')).toEqual([bob.address])
  })

  it('never returns an account that it does not have', async () => {
    const accounts = ['0x00000000000000000000000000000000000000aa'] as const
    const { provider } = createWalletEngine({
      accounts: [alice],
      chains,
      decide: async () => ({ kind: 'approve', accounts }),
    })
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice.address])
  })

  it('stays pending until answered', async () => {
    vi.useFakeTimers()
    const { request, script } = setup({ rules: { eth_requestAccounts: 'hang' } })
    const settled = vi.fn()
    const connecting = request('eth_requestAccounts').finally(settled)
    await vi.advanceTimersByTimeAsync(24 * 3_600_000)
    expect(settled).not.toHaveBeenCalled()
    script.answer((await script.waitFor('eth_requestAccounts')).id, 'approve')
    expect(await connecting).toEqual([alice.address])
    vi.useRealTimers()
  })
})

describe('permissions', () => {
  it('are requested each time and returned in EIP-2255 format', async () => {
    const { request, script } = await setupConnected()
    script.set('*', { accounts: [bob.address] })
    const permissions = await request('wallet_requestPermissions', { eth_accounts: {} })
    expect(permissions).toMatchObject([
      {
        parentCapability: 'eth_accounts',
        invoker: 'https://dapp.test',
        caveats: [{ type: 'restrictReturnedAccounts', value: [bob.address] }],
      },
    ])
    expect(await request('wallet_getPermissions')).toEqual(permissions)
  })

  it('change nothing when rejected', async () => {
    const { request, script } = await setupConnected()
    script.set('*', 'reject')
    const refused = rejectionOf(request('wallet_requestPermissions', { eth_accounts: {} }))
    expect(await refused).toMatchObject({ code: 4001 })
    expect(await request('eth_accounts')).toEqual([alice.address])
  })

  it('answer -32602 for an unknown permission', async () => {
    const { request } = setup()
    for (const params of [[], [null], [{}], [{ camera: {} }], [{ eth_accounts: {}, camera: {} }]])
      expect(await rejectionOf(request('wallet_requestPermissions', ...params))).toMatchObject({
        code: -32602,
      })
  })

  it('can be revoked, which emits an event and removes the accounts', async () => {
    const { request, events } = await setupConnected()
    expect(await request('wallet_revokePermissions', { eth_accounts: {} })).toBeNull()
    expect(await request('eth_accounts')).toEqual([])
    expect(events).toEqual([['accountsChanged', []]])
  })
})

describe('from the wallet’s side', () => {
  it('locks and unlocks', async () => {
    const { engine, request, events } = await setupConnected()
    engine.lock()
    expect(await request('eth_accounts')).toEqual([])
    expect(await rejectionOf(request('personal_sign', 'hi', alice.address))).toMatchObject({
      code: 4100,
    })
    engine.unlock()
    expect(events).toEqual([
      ['accountsChanged', []],
      ['accountsChanged', [alice.address]],
    ])
  })

  it('unlocks when a connected site asks and the user approves', async () => {
    const { engine, request } = await setupConnected()
    engine.lock()
    expect(await request('eth_requestAccounts')).toEqual([alice.address])
    expect(engine.state().locked).toBe(false)
  })

  it('switches the account of a connected site', async () => {
    const { engine, request, events } = await setupConnected()
    engine.switchAccount(1)
    expect(events).toEqual([['accountsChanged', [bob.address]]])
    expect(await request('eth_accounts')).toEqual([bob.address])
  })

  it('reveals nothing to a disconnected site when the account is switched', async () => {
    const { engine, request, events } = setup()
    engine.switchAccount(1)
    expect(events).toEqual([])
    expect(await request('eth_requestAccounts')).toEqual([bob.address])
  })

  it('refuses an account that it does not have', () => {
    expect(() => setup().engine.switchAccount(99)).toThrow(RangeError)
  })

  it('drops the connection and restores it', async () => {
    const { engine, request, events } = await setupConnected()
    engine.dropConnection()
    expect(await rejectionOf(request('eth_accounts'))).toMatchObject({ code: 4900 })
    engine.restoreConnection()
    expect(await request('eth_accounts')).toEqual([alice.address])
    expect(events).toEqual([
      ['disconnect', 4900],
      ['connect', { chainId: '0x1' }],
    ])
  })

  it('revokes the site’s permissions', async () => {
    const { engine, request } = await setupConnected()
    engine.revoke()
    expect(await request('eth_accounts')).toEqual([])
  })

  it('emits any event with any payload; a throwing listener does not stop the others', async () => {
    const { engine } = setup()
    const heard = vi.fn()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    engine.provider.on('chainChanged', () => {
      throw new Error('a fault of the page')
    })
    engine.provider.on('chainChanged', heard)
    engine.emit('chainChanged', { not: 'a chain' })
    engine.provider.removeListener('chainChanged', heard)
    engine.emit('chainChanged', '0x2')
    expect(heard.mock.calls).toEqual([[{ not: 'a chain' }]])
  })
})
