import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PersonalityName, personalities } from './personalities.ts'
import type { Personality } from './personality.ts'
import { createFakeNode } from './testing/fakeNode.ts'
import { alice, bob, rejectionOf, setup, setupConnected } from './testing/setup.ts'

const names = Object.keys(personalities) as PersonalityName[]
const has = (name: PersonalityName, method: string) => {
  const { faults }: Personality = personalities[name]
  return faults[method] === undefined
}
const real: PersonalityName[] = ['metamask12', 'metamask13', 'taho']
const as = (name: PersonalityName, chainId = 1) => ({
  personality: personalities[name],
  node: createFakeNode(chainId),
})

const typedData = {
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  domain: {},
  message: { text: 'Hello' },
}
const added = {
  chainId: '0x67932',
  chainName: 'Added',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://localhost:4700/rpc/424242'],
}

/** One request of each kind that prompts the user, once connected. */
const asking: Readonly<Record<string, readonly unknown[]>> = {
  wallet_requestPermissions: [{ eth_accounts: {} }],
  personal_sign: ['0x00', alice.address],
  eth_signTypedData_v4: [alice.address, typedData],
  eth_sendTransaction: [{ from: alice.address, to: bob.address }],
  wallet_addEthereumChain: [added],
}

const coded = names.filter(
  (name) =>
    personalities[name].errorCodes &&
    personalities[name].addsChains &&
    Object.keys(asking).every((method) => has(name, method)),
)

async function rejectEach(name: PersonalityName): Promise<Record<string, unknown>> {
  const { request, script } = await setupConnected(as(name, 424_242))
  script.set('*', 'reject')
  const errors: Record<string, unknown> = {}
  for (const [method, params] of Object.entries(asking))
    errors[method] = await rejectionOf(request(method, ...params))
  return errors
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('rejections', () => {
  it.each(coded)('of %s are 4001 each', async (name) => {
    for (const error of Object.values(await rejectEach(name)))
      expect(error).toMatchObject({ code: 4001 })
  })

  it('of headless have a message but no code', async () => {
    for (const error of Object.values(await rejectEach('headless'))) {
      expect(error).toMatchObject({ message: 'User rejected the request.' })
      expect(error).not.toHaveProperty('code')
    }
  })

  it.each<[PersonalityName, readonly string[]]>([
    ['metamask12', ['personal_sign']],
    [
      'metamask13',
      ['eth_sendTransaction', 'eth_signTypedData_v4', 'personal_sign', 'wallet_addEthereumChain'],
    ],
    ['taho', []],
  ])('of %s have a location only where the real wallet does', async (name, expected) => {
    const errors = Object.entries(await rejectEach(name))
    const located = errors.filter(([, error]) => error instanceof Error && 'data' in error)
    for (const [, error] of located)
      expect(error).toMatchObject({ data: { location: 'confirmation' } })
    expect(located.map(([method]) => method).sort()).toEqual(expected)
  })
})

describe('switching', () => {
  it.each<[PersonalityName, number]>([
    ['metamask12', 4902],
    ['metamask13', 4902],
    ['taho', 4901],
    ['plain', 4902],
  ])('of %s to an unknown chain fails with %i', async (name, code) => {
    const { request } = await setupConnected(as(name))
    const refused = rejectionOf(request('wallet_switchEthereumChain', { chainId: '0x67932' }))
    expect(await refused).toMatchObject({ code })
  })

  it.each<[PersonalityName, boolean]>([
    ['metamask12', true],
    ['metamask13', false],
    ['taho', false],
    ['plain', true],
  ])('of %s between known chains prompts: %s', async (name, asks) => {
    const { request, script } = await setupConnected(as(name))
    script.set('*', 'reject')
    const answer = request('wallet_switchEthereumChain', { chainId: '0x2105' }).then(
      () => false,
      () => true,
    )
    expect(await answer).toBe(asks)
  })

  it('of metamask13 prompts if the site is not connected', async () => {
    const { request, script } = setup(as('metamask13'))
    script.set('*', 'reject')
    const refused = rejectionOf(request('wallet_switchEthereumChain', { chainId: '0x2105' }))
    expect(await refused).toMatchObject({ code: 4001 })
  })

  it.each<[PersonalityName, string]>([
    ['metamask12', '0x67932'],
    ['metamask13', '0x67932'],
    ['taho', '0x1'],
  ])('of %s: eth_chainId right after an add is %s', async (name, expected) => {
    const { request } = await setupConnected(as(name, 424_242))
    await request('wallet_addEthereumChain', added)
    expect(await request('eth_chainId')).toBe(expected)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await request('eth_chainId')).toBe('0x67932')
  })

  it.each<[PersonalityName, readonly unknown[]]>([
    ['metamask12', ['0x67932']],
    ['metamask13', ['0x67932']],
    ['taho', ['0x67932', '424242']],
    ['headless', [424_242]],
    ['mockNoEvents', []],
    ['plain', ['0x67932']],
  ])('of %s emits chainChanged with %j', async (name, expected) => {
    const { engine, events } = await setupConnected(as(name))
    engine.switchChain(424_242)
    expect(events.map(([, payload]) => payload)).toEqual(expected)
  })

  it.each<[PersonalityName, number]>([
    ['metamask12', 1],
    ['metamask13', 3],
  ])('of %s twice in quick succession emits the second chain %i times', async (name, times) => {
    const { engine, events } = await setupConnected(as(name))
    engine.switchChain(8453)
    engine.switchChain(56)
    expect(events.filter(([, payload]) => payload === '0x38')).toHaveLength(times)
    await vi.advanceTimersByTimeAsync(1000)
    engine.switchChain(1)
    expect(events.filter(([, payload]) => payload === '0x1')).toHaveLength(1)
  })
})

describe('batches and capabilities', () => {
  it.each<[PersonalityName, unknown]>([
    ['metamask12', { code: -32601 }],
    ['taho', { code: 4200 }],
  ])('%s has no wallet_getCapabilities and no wallet_sendCalls', async (name, expected) => {
    const { request } = await setupConnected(as(name))
    const methods = ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']
    for (const method of methods)
      expect(await rejectionOf(request(method, alice.address))).toMatchObject({
        ...(expected as object),
      })
  })

  it('metamask13 returns empty capabilities', async () => {
    const { request } = await setupConnected(as('metamask13'))
    expect(await request('wallet_getCapabilities', alice.address)).toEqual({})
  })

  it('metamask13 returns the id of a single call before the user confirms', async () => {
    const { request, script, node } = await setupConnected(as('metamask13'))
    script.set('*', 'hang')
    const calls = [{ to: bob.address }]
    const batch = { version: '2.0.0', chainId: '0x1', atomicRequired: false, calls }
    const answer = await request('wallet_sendCalls', batch)
    const { id } = answer as { id: string }
    expect(node.sent).toEqual([])
    expect(await request('wallet_getCallsStatus', id)).toMatchObject({ status: 100 })
    script.answer((await script.waitFor('wallet_sendCalls')).id, 'reject')
    await vi.waitFor(async () =>
      expect(await request('wallet_getCallsStatus', id)).toMatchObject({ status: 400 }),
    )
    const two = { ...batch, calls: [...calls, ...calls] }
    expect(await rejectionOf(request('wallet_sendCalls', two))).toMatchObject({ code: 5740 })
  })
})

describe('the second of two identical requests', () => {
  it('is refused by metamask13 with -32002 until the first is answered', async () => {
    const { request, script } = setup({ ...as('metamask13'), rules: { '*': 'hang' } })
    const first = request('eth_requestAccounts')
    await script.waitFor('eth_requestAccounts')
    for (const method of ['eth_requestAccounts', 'wallet_requestPermissions'])
      expect(await rejectionOf(request(method, { eth_accounts: {} }))).toMatchObject({
        code: -32002,
      })
    script.answer((await script.waitFor('eth_requestAccounts')).id, 'approve')
    await first
    expect(await request('eth_requestAccounts')).toEqual([alice.address.toLowerCase()])
  })

  it('is queued by the plain wallet', async () => {
    const { request, script } = await setupConnected({ ...as('plain') })
    script.set('*', 'hang')
    const both = [1, 2].map(() => request('personal_sign', '0x00', alice.address))
    await script.waitFor('personal_sign')
    await vi.waitFor(() => expect(script.pending()).toHaveLength(2))
    for (const { id } of script.pending()) script.answer(id, 'approve')
    const [first, second] = await Promise.all(both)
    expect(first).toBe(second)
  })
})

describe('permissions', () => {
  const revoking = names.filter((name) => has(name, 'wallet_revokePermissions'))
  it.each(revoking)('of %s are gone once revoked', async (name) => {
    const { request, events } = await setupConnected(as(name))
    await request('wallet_revokePermissions', { eth_accounts: {} })
    expect(await request('eth_accounts')).toEqual([])
    expect(events).toEqual(personalities[name].events ? [['accountsChanged', []]] : [])
  })

  it.each<[PersonalityName, readonly string[]]>([
    ['metamask12', ['eth_accounts']],
    ['metamask13', ['eth_accounts', 'endowment:permitted-chains']],
    ['taho', ['eth_accounts']],
  ])('of %s are %j', async (name, expected) => {
    const { request } = await setupConnected(as(name))
    const permissions = (await request('wallet_getPermissions')) as { parentCapability: string }[]
    expect(permissions.map((permission) => permission.parentCapability)).toEqual(expected)
  })
})

describe('what a page can observe', () => {
  it.each(real)('%s writes addresses in lower case', async (name) => {
    const { request } = await setupConnected(as(name))
    expect(await request('eth_accounts')).toEqual([alice.address.toLowerCase()])
  })

  it.each<[PersonalityName, string]>([
    ['metamask12', 'isMetaMask'],
    ['metamask13', 'isMetaMask'],
    ['taho', 'isTally'],
  ])('%s carries %s', (name, flag) => {
    expect(setup(as(name)).engine.provider).toHaveProperty(flag, true)
  })

  it('mockNoEvents never emits an event', async () => {
    const { engine, request, events } = setup(as('mockNoEvents'))
    await request('eth_requestAccounts')
    engine.switchAccount(1)
    engine.dropConnection()
    expect(events).toEqual([])
  })

  it.each(real)('%s keeps a connection waiting until it is answered', async (name) => {
    const { request } = setup({ ...as(name), rules: { '*': 'hang' } })
    const settled = vi.fn()
    void request('eth_requestAccounts').finally(settled)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(settled).not.toHaveBeenCalled()
  })
})

describe('a method that a wallet lacks', () => {
  const ask = (name: PersonalityName) =>
    setup(as(name)).request('wallet_requestPermissions', { eth_accounts: {} })

  it.each<[PersonalityName, object]>([
    ['lackingUnknown', { code: -32601 }],
    ['lackingServerError', { code: -32000 }],
    ['lackingUnsupported', { code: 4200 }],
    ['lackingInternal', { code: -32603 }],
    ['lackingWords', { message: expect.stringContaining('Unknown method') }],
  ])('fails in %s with %j', async (name, expected) => {
    expect(await rejectionOf(ask(name))).toMatchObject(expected)
  })

  it('is never answered, throws, or is answered with nothing', async () => {
    const settled = vi.fn()
    void ask('lackingSilent').finally(settled)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(settled).not.toHaveBeenCalled()
    expect(() => ask('lackingThrows')).toThrow('not a function')
    expect(await ask('lackingUndefined')).toBeUndefined()
  })
})

describe('phantom', () => {
  it('refuses an unknown chain after a window, during which it answers nothing', async () => {
    const { request } = await setupConnected(as('phantom', 424_242))
    for (const [method, params] of [
      ['wallet_switchEthereumChain', { chainId: added.chainId }],
      ['wallet_addEthereumChain', added],
    ] as const) {
      const settled = vi.fn()
      const refused = rejectionOf(request(method, params))
      await vi.advanceTimersByTimeAsync(0)
      const chainId = request('eth_chainId').finally(settled)
      await vi.advanceTimersByTimeAsync(2900)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(100)
      expect(await refused).toMatchObject({ code: 4901 })
      expect(await chainId).toBe('0x1')
    }
  })
})

it('updated fails with a dead provider after the update', async () => {
  const { request } = await setupConnected(as('updated'))
  expect(await request('eth_chainId')).toBe('0x1')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await rejectionOf(request('eth_chainId'))).toMatchObject({
    message: 'Extension context invalidated.',
  })
})

it('metamaskConnect has no chain id before it is connected', async () => {
  const { request } = setup(as('metamaskConnect'))
  expect(await request('eth_chainId')).toBeUndefined()
  await request('eth_requestAccounts')
  expect(await request('eth_chainId')).toBe('0x1')
})

it.each<[PersonalityName, boolean]>([
  ['baseAccount', false],
  ['pretending', true],
])('%s answers a switch that does not happen, once connected: %s', async (name, always) => {
  const { request } = setup(as(name))
  const move = () => request('wallet_switchEthereumChain', { chainId: '0x2105' })
  expect(await move()).toBeNull()
  expect(await request('eth_chainId')).toBe('0x1')
  await request('eth_requestAccounts')
  await move()
  expect(await request('eth_chainId')).toBe(always ? '0x1' : '0x2105')
})
