import {
  smartAccountAbi,
  smartAccountFactoryAbi,
  smartAccountFactoryBytecode,
} from '@foyer/contracts'
import { startChains } from '@foyer/testkit/chains'
import {
  type Address,
  bytesToHex,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  serializeErc6492Signature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalHash } from '../signature/isSignedBy.ts'
import { createBrowser, testAccount } from '../testing/browser.ts'
import { testAuth, testClock } from '../testing/testAuth.ts'
import type { Fetch } from './askEndpoint.ts'

const chainId = 8453
const owner = testAccount(11)
const nextOwner = testAccount(12)
const minute = 60_000

let chains: Awaited<ReturnType<typeof startChains>>
let url: string
let factory: Address

beforeAll(async () => {
  chains = await startChains({ chains: [{ id: chainId }] })
  url = chains.chains[0]?.url ?? ''
  await ask('anvil_setBalance', [owner.address, '0xde0b6b3a7640000'])
  const hash = await wallet().sendTransaction({ data: smartAccountFactoryBytecode })
  const { contractAddress } = await client().waitForTransactionReceipt({ hash })
  factory = contractAddress ?? '0x'
})
afterAll(() => chains.stop())

const client = () => createPublicClient({ transport: http(url), pollingInterval: 20 })
const chain = {
  id: chainId,
  name: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const wallet = () => createWalletClient({ account: owner, chain, transport: http(url) })

async function ask(method: string, params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

function saltOf(index: number): Hex {
  return `0x${index.toString(16).padStart(64, '0')}`
}

const addressOf = (index: number, first = owner.address) =>
  client().readContract({
    address: factory,
    abi: smartAccountFactoryAbi,
    functionName: 'addressOf',
    args: [first, saltOf(index)],
  })

const creation = (index: number, first = owner.address) =>
  encodeFunctionData({
    abi: smartAccountFactoryAbi,
    functionName: 'create',
    args: [first, saltOf(index)],
  })

/** A contract account that stands on the chain. */
async function deployed(index: number): Promise<Address> {
  const hash = await wallet().sendTransaction({ to: factory, data: creation(index) })
  await client().waitForTransactionReceipt({ hash })
  return addressOf(index)
}

/** Returns the word of agreement, whatever it is asked. */
const agreedBytecode: Hex = '0x631626ba7e60e01b5f5260205ff3'

/** A contract of nothing but this code. */
async function deployedCode(runtime: Hex): Promise<Address> {
  const size = ((runtime.length - 2) / 2).toString(16).padStart(2, '0')
  // Copies what stands behind it, and gives that back.
  const data: Hex = `0x60${size}600c60003960${size}6000f3${runtime.slice(2)}`
  const hash = await wallet().sendTransaction({ data })
  const { contractAddress } = await client().waitForTransactionReceipt({ hash })
  return contractAddress ?? '0x'
}

interface SetUp {
  readonly endpoints?: readonly string[]
  readonly fetch?: Fetch
  readonly timeout?: number
  readonly off?: boolean
}

function setUp({ endpoints = [url], fetch, timeout, off = false }: SetUp = {}) {
  const clock = testClock()
  const contracts = { endpoints: new Map([[chainId, endpoints]]), fetch, timeout }
  const auth = testAuth({ now: clock.now, contracts: off ? false : contracts })
  return { clock, browser: createBrowser(auth, { now: clock.now }) }
}

type Visitor = ReturnType<typeof setUp>['browser']

/** Signs in as a contract: its owner signs for it, and `wrap` makes of that what is sent. */
async function signInAs(
  browser: Visitor,
  address: Address,
  wrap: (signature: Hex, message: string) => Hex | Promise<Hex> = (signature) => signature,
  signer = owner,
  on = chainId,
) {
  const message = await browser.message({ ...signer, address }, { chainId: on })
  const signature = await wrap(await signer.signMessage({ message }), message)
  return browser.send('POST', '/verify', { message, signature })
}

const predeployed =
  (index: number, data = creation(index)) =>
  (signature: Hex) =>
    serializeErc6492Signature({ address: factory, data, signature })

/** Endpoints that are played: each address answers with what its function gives. */
function played(answers: Readonly<Record<string, (method: string) => unknown>>): SetUp {
  const fetch: Fetch = async (endpoint, init) => {
    const { method } = JSON.parse(String(init.body))
    const result = await answers[endpoint]?.(method)
    return result instanceof Response
      ? result
      : Response.json({ jsonrpc: '2.0', id: 1, ...Object(result) })
  }
  return { endpoints: Object.keys(answers), fetch }
}

const code = '0x6001'
const agreed = `0x1626ba7e${'0'.repeat(56)}`
const agrees = (method: string) => ({ result: method === 'eth_getCode' ? code : agreed })
const refuses = (method: string) => ({ result: method === 'eth_getCode' ? code : '0x' })
const broken = () => Promise.reject(new Error('down'))

describe('contract accounts on a real chain', () => {
  it('S12 sign in when their owner signed (ERC-1271)', async () => {
    const { browser } = setUp()
    const address = await deployed(1)
    const response = await signInAs(browser, address)
    expect(await response.json()).toMatchObject({ address, chainId })
    expect((await browser.send('GET', '/session')).status).toBe(200)
  })

  it('S12 are refused when somebody else signed, or the owner something else', async () => {
    const { browser } = setUp()
    const address = await deployed(2)
    expect((await signInAs(browser, address, undefined, nextOwner)).status).toBe(401)
    const other = () => owner.signMessage({ message: 'something else' })
    expect((await signInAs(browser, address, other)).status).toBe(401)
  })

  it('S12 sign in with an empty signature when they approved the message on the chain', async () => {
    const { browser } = setUp()
    const address = await deployed(3)
    expect((await signInAs(browser, address, () => '0x')).status).toBe(401)
    const approve = async (_: Hex, message: string): Promise<Hex> => {
      const hash = await wallet().writeContract({
        address,
        abi: smartAccountAbi,
        functionName: 'approve',
        args: [bytesToHex(personalHash(message))],
      })
      await client().waitForTransactionReceipt({ hash })
      return '0x'
    }
    expect((await signInAs(browser, address, approve)).status).toBe(200)
  })

  it('S12 sign in before they are deployed, and after (ERC-6492)', async () => {
    const { browser } = setUp()
    const address = await addressOf(4)
    expect((await signInAs(browser, address, predeployed(4))).status).toBe(200)
    expect(await client().getCode({ address })).toBeUndefined()
    await deployed(4)
    expect((await signInAs(browser, address, predeployed(4))).status).toBe(200)
  })

  it('S12 are refused with a wrapper of another account, a broken one, or another signer', async () => {
    const { browser } = setUp()
    const address = await addressOf(5)
    expect((await signInAs(browser, address, predeployed(6))).status).toBe(401)
    expect((await signInAs(browser, address, predeployed(5, '0x12345678'))).status).toBe(401)
    expect((await signInAs(browser, address, predeployed(5), nextOwner)).status).toBe(401)
    const junk = (): Hex => `0x${'00'.repeat(10)}${'6492'.repeat(16)}`
    expect((await signInAs(browser, address, junk)).status).toBe(401)
    expect((await signInAs(browser, address)).status).toBe(401)
  })

  it.each([
    ['never ends', '0x5b600056'],
    ['gives back more than a node can hold', '0x637fffffff6000f3'],
    ['ends itself', '0x33ff'],
    ['says yes to everything', agreedBytecode],
  ] as const)('S12 are refused with a factory that %s, and nothing is left of it', async (_, runtime) => {
    const { browser } = setUp()
    const hostile = await deployedCode(runtime)
    const address = await addressOf(9)
    const wrap = (signature: Hex) =>
      serializeErc6492Signature({ address: hostile, data: '0x', signature })
    expect((await signInAs(browser, address, wrap)).status).toBe(401)
    expect((await signInAs(browser, hostile, wrap, nextOwner)).status).toBe(401)
    expect(await client().getCode({ address: hostile })).toBe(runtime)
    expect(await client().getCode({ address })).toBeUndefined()
  })

  it('S12 are asked about on the chain of the message only', async () => {
    const { browser } = setUp()
    const address = await deployed(7)
    expect((await signInAs(browser, address, undefined, owner, 1)).status).toBe(401)
    expect((await signInAs(browser, address)).status).toBe(200)
  })

  it('S20 lose their session when their owner is another, at the next check', async () => {
    const { browser, clock } = setUp()
    const address = await deployed(8)
    await signInAs(browser, address)
    clock.advance(15 * minute)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    const hash = await wallet().writeContract({
      address,
      abi: smartAccountAbi,
      functionName: 'setOwner',
      args: [nextOwner.address],
    })
    await client().waitForTransactionReceipt({ hash })
    clock.advance(15 * minute - 1)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    clock.advance(1)
    expect((await browser.send('GET', '/session')).status).toBe(401)
    expect((await browser.send('GET', '/session')).status).toBe(401)
  })

  it('S13 an ordinary account with a wrong signature is refused', async () => {
    const { browser } = setUp()
    expect((await signInAs(browser, owner.address, undefined, nextOwner)).status).toBe(401)
    expect((await signInAs(browser, owner.address)).status).toBe(200)
  })
})

describe('endpoints', () => {
  const account = privateKeyToAccount(`0x${'0'.repeat(63)}7`)
  const other = testAccount(8)
  const attempt = async (options: SetUp, wrap?: (signature: Hex) => Hex) => {
    const { browser } = setUp(options)
    return (await signInAs(browser, account.address, wrap, other)).status
  }

  it('are never asked about a signature that is right by itself', async () => {
    const asked: string[] = []
    const fetch: Fetch = async (endpoint) => {
      asked.push(endpoint)
      throw new Error('not to be asked')
    }
    const { browser } = setUp({ endpoints: ['http://a/'], fetch })
    expect((await signInAs(browser, account.address, undefined, account)).status).toBe(200)
    expect(asked).toEqual([])
  })

  it('S13 that say 0x01 to everything sign nobody in', async () => {
    const yes = played({ 'http://a/': () => ({ result: '0x01' }) })
    const wrapped = (signature: Hex) =>
      serializeErc6492Signature({ address: other.address, data: '0x', signature })
    const junk = [undefined, () => '0x' as const, () => '0x1234' as const, wrapped]
    for (const wrap of [...junk, () => `0x${'00'.repeat(200)}` as const]) {
      expect(await attempt(yes, wrap)).toBe(401)
    }
  })

  it.each([
    ['one agrees', { 'http://a/': agrees }, 200],
    ['one refuses', { 'http://a/': refuses }, 401],
    ['one is down', { 'http://a/': broken }, 503],
    ['both agree', { 'http://a/': agrees, 'http://b/': agrees }, 200],
    ['both refuse', { 'http://a/': refuses, 'http://b/': refuses }, 401],
    ['one lies', { 'http://a/': agrees, 'http://b/': refuses }, 503],
    ['one of two is down', { 'http://a/': agrees, 'http://b/': broken }, 503],
    ['two of three agree', { 'http://a/': agrees, 'http://b/': refuses, 'http://c/': agrees }, 200],
    ['one of three lies', { 'http://a/': refuses, 'http://b/': agrees, 'http://c/': refuses }, 401],
    [
      'one of three is down',
      { 'http://a/': agrees, 'http://b/': agrees, 'http://c/': broken },
      200,
    ],
    ['there is no code', { 'http://a/': () => ({ result: '0x' }) }, 401],
    [
      'there is no code and it agrees all the same',
      {
        'http://a/': (m: string) => ({ result: m === 'eth_getCode' ? '0x' : agreed }),
      },
      401,
    ],
    [
      'the word is cut',
      { 'http://a/': (m: string) => ({ result: m === 'eth_getCode' ? code : '0x1626ba7e' }) },
      401,
    ],
    [
      'the call reverts',
      {
        'http://a/': (m: string) =>
          m === 'eth_getCode'
            ? { result: code }
            : { error: { code: 3, message: 'execution reverted' } },
      },
      401,
    ],
    [
      'the endpoint is busy',
      { 'http://a/': () => ({ error: { code: -32005, message: 'too many requests' } }) },
      503,
    ],
    ['the answer is no hex', { 'http://a/': () => ({ result: 'yes' }) }, 503],
    ['the answer is no JSON', { 'http://a/': () => new Response('<html>') }, 503],
    [
      'the answer is longer than any that is right',
      { 'http://a/': () => ({ result: `0x${'ab'.repeat(100_000)}` }) },
      503,
    ],
  ] as const)('S12 when %s', async (_, answers, status) => {
    expect(await attempt(played(answers))).toBe(status)
  })

  it('S12 are those of the chain that the message names', async () => {
    const { fetch } = played({ 'http://a/': agrees, 'http://b/': refuses })
    const endpoints = new Map([
      [1, ['http://b/']],
      [chainId, ['http://a/']],
    ])
    const browser = createBrowser(testAuth({ contracts: { endpoints, fetch } }))
    expect((await signInAs(browser, account.address, undefined, other, 1)).status).toBe(401)
    expect((await signInAs(browser, account.address, undefined, other)).status).toBe(200)
  })

  it('S12 are one voice, in however many ways one is written', async () => {
    const lies = played({ 'http://liar/': agrees, 'http://b/': refuses })
    const endpoints = ['http://liar', 'http://liar/', 'HTTP://LIAR:80', 'http://b/']
    expect(await attempt({ ...lies, endpoints })).toBe(503)
  })

  it('S12 are asked with so much gas and no more', async () => {
    const calls: unknown[] = []
    const yes = played({ 'http://a/': agrees })
    const fetch: Fetch = async (endpoint, init) => {
      const { method, params } = JSON.parse(String(init.body))
      if (method === 'eth_call') calls.push(params[0].gas)
      return yes.fetch?.(endpoint, init) ?? Response.error()
    }
    await attempt({ ...yes, fetch })
    await attempt({ ...yes, fetch }, predeployed(1, '0x'))
    expect(calls).toEqual(['0x989680', '0x989680', '0x989680'])
  })

  it('S12 that hang are given up', async () => {
    const hanging: Fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('given up')))
      })
    expect(await attempt({ endpoints: ['http://a/'], fetch: hanging, timeout: 20 })).toBe(503)
  })

  it('are not asked when contract accounts are switched off', async () => {
    const fetch: Fetch = () => {
      throw new Error('not to be asked')
    }
    expect(await attempt({ off: true, fetch })).toBe(401)
    expect(await attempt({ endpoints: [], fetch })).toBe(401)
  })

  it('that are away sign nobody out for an hour, and keep nobody signed in beyond it', async () => {
    let answers: (method: string) => unknown = agrees
    const { browser, clock } = setUp(played({ 'http://a/': (method) => answers(method) }))
    expect((await signInAs(browser, account.address, undefined, other)).status).toBe(200)
    answers = broken
    clock.advance(60 * minute - 1)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    clock.advance(1)
    expect((await browser.send('GET', '/session')).status).toBe(503)
    answers = agrees
    clock.advance(10_000)
    expect((await browser.send('GET', '/session')).status).toBe(200)
  })

  it('S22 that are away are not asked again by every request of a session', async () => {
    let isAway = false
    let asked = 0
    const answer = (method: string) => {
      asked += 1
      return isAway ? broken() : agrees(method)
    }
    const { browser, clock } = setUp(played({ 'https://one.example/': answer }))
    expect((await signInAs(browser, testAccount(9).address)).status).toBe(200)
    clock.advance(16 * minute)
    asked = 0
    const ask = () => Promise.all(Array.from({ length: 20 }, () => browser.send('GET', '/session')))
    await ask()
    expect(asked, 'requests at the same time share one check').toBe(2)
    clock.advance(16 * minute)
    isAway = true
    asked = 0
    for (let round = 0; round < 3; round += 1) {
      for (const { status } of await ask()) expect(status).toBe(200)
    }
    expect(asked, 'and an endpoint that is away is left alone for a while').toBe(1)
    isAway = false
    clock.advance(minute)
    await ask()
    expect(asked).toBe(3)
  })

  it('S22 are asked so often and no more', async () => {
    const { browser } = setUp(played({ 'http://a/': refuses }))
    const statuses: number[] = []
    for (let count = 0; count < 202; count += 1) {
      statuses.push((await signInAs(browser, account.address, undefined, other)).status)
    }
    expect(statuses.slice(0, 200)).toEqual(statuses.slice(0, 200).map(() => 401))
    expect(statuses.slice(200)).toEqual([429, 429])
  })
})
