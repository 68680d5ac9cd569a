import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type Hex, serializeErc6492Signature, zeroAddress } from 'viem'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Browser, createBrowser, testAccount } from '../testing/browser.ts'
import { chainId, minute, type SetUp, setUp, signInAs } from '../testing/contractVisit.ts'
import { testAuth } from '../testing/testAuth.ts'
import type { Fetch } from './askEndpoint.ts'

/** Fake endpoints: each URL responds with the result of its function. */
function fakeEndpoints(answers: Readonly<Record<string, (method: string) => unknown>>): SetUp {
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

describe('endpoints', () => {
  const account = testAccount(7)
  const other = testAccount(8)
  const attempt = async (options: SetUp, wrap?: (signature: Hex) => Hex) => {
    const { browser } = setUp(options)
    return (await signInAs(browser, account.address, wrap, other)).status
  }

  const wrapped = (signature: Hex) =>
    serializeErc6492Signature({ address: other.address, data: '0x12345678', signature })

  it('are not queried for a valid EOA signature', async () => {
    const asked: string[] = []
    const fetch: Fetch = async (endpoint) => {
      asked.push(endpoint)
      throw new Error('not to be asked')
    }
    const { browser } = setUp({ endpoints: ['http://a/'], fetch })
    expect((await signInAs(browser, account.address, undefined, account)).status).toBe(200)
    expect(asked).toEqual([])
  })

  it('S13 that return 0x01 for everything sign no one in', async () => {
    const yes = fakeEndpoints({ 'http://a/': () => ({ result: '0x01' }) })
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
      'two of four agree',
      { 'http://a/': agrees, 'http://b/': agrees, 'http://c/': refuses, 'http://d/': refuses },
      503,
    ],
    [
      'three of four agree',
      { 'http://a/': agrees, 'http://b/': refuses, 'http://c/': agrees, 'http://d/': agrees },
      200,
    ],
    [
      'three of four refuse',
      { 'http://a/': refuses, 'http://b/': refuses, 'http://c/': agrees, 'http://d/': refuses },
      401,
    ],
    [
      'one host agrees twice',
      { 'http://a/1': agrees, 'http://a/2': agrees, 'http://b/': refuses },
      503,
    ],
    [
      'a host contradicts itself',
      { 'http://a/1': agrees, 'http://a/2': refuses, 'http://b/': agrees },
      503,
    ],
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
      'the word is truncated',
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
    ['the answer is not hex', { 'http://a/': () => ({ result: 'yes' }) }, 503],
    ['the answer is not JSON', { 'http://a/': () => new Response('<html>') }, 503],
    [
      'the answer is longer than any that is right',
      { 'http://a/': () => ({ result: `0x${'ab'.repeat(100_000)}` }) },
      503,
    ],
  ] as const)('S12 when %s', async (_, answers, status) => {
    expect(await attempt(fakeEndpoints(answers))).toBe(status)
  })

  it('S12 are those of the chain that the message names', async () => {
    const { fetch } = fakeEndpoints({ 'http://a/': agrees, 'http://b/': refuses })
    const endpoints = new Map([
      [1, ['http://b/']],
      [chainId, ['http://a/']],
    ])
    const browser = createBrowser(
      testAuth({ contracts: { endpoints, fetch, allowSingleEndpoint: true } }),
    )
    expect((await signInAs(browser, account.address, undefined, other, 1)).status).toBe(401)
    expect((await signInAs(browser, account.address, undefined, other)).status).toBe(200)
  })

  it.each([
    ['one', { 'http://liar/': agrees }],
    ['two spellings of one', { 'http://liar/': agrees, 'HTTP://LIAR:80': agrees }],
    ['two addresses of one host', { 'https://liar/a': agrees, 'http://liar:8545/b': agrees }],
  ] as const)('S13 that are %s sign no one in, unless that is allowed', async (_, answers) => {
    const lying = fakeEndpoints(answers)
    expect(await attempt({ ...lying, allowSingleEndpoint: false })).toBe(401)
    const asked = { ...lying, fetch: broken }
    expect(await attempt({ ...asked, allowSingleEndpoint: false }), 'not even asked').toBe(401)
    expect(await attempt(asked)).toBe(503)
    const two = { ...answers, 'http://honest/': refuses }
    expect(await attempt({ ...fakeEndpoints(two), allowSingleEndpoint: false })).toBe(503)
  })

  it('S13 are not queried for a signature that has nothing but the ERC-6492 suffix', async () => {
    const asked: string[] = []
    const fetch: Fetch = async (_, init) => {
      const { params } = JSON.parse(String(init.body))
      asked.push(params[0].data)
      // A dishonest node that knows how the check works: it accepts the real hash and refuses the
      // other one.
      return Response.json({ jsonrpc: '2.0', id: 1, result: asked.length % 2 ? '0x01' : '0x00' })
    }
    const liar = { endpoints: ['http://liar/'], fetch }
    const suffix = '6492'.repeat(16)
    const deployment = (address: Hex, data: Hex) => (signature: Hex) =>
      serializeErc6492Signature({ address, data, signature })
    const junk = [
      (): Hex => `0x${suffix}`,
      (): Hex => `0x${'00'.repeat(200)}${suffix}`,
      deployment(zeroAddress, '0x12345678'),
      deployment(other.address, '0x'),
    ]
    for (const wrap of junk) expect(await attempt(liar, wrap)).toBe(401)
    expect(asked).toEqual([])
  })

  it('S13 that redirect are not followed', async () => {
    let followed = 0
    const listening = (listener: RequestListener) => {
      const server = createServer(listener).listen(0, '127.0.0.1')
      onTestFinished(() => void server.close())
      return once(server, 'listening').then(() => {
        const address = server.address()
        return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
      })
    }
    const elsewhere = await listening((_, answer) => {
      followed += 1
      answer.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: agreed }))
    })
    const endpoint = await listening((_, answer) =>
      answer.writeHead(307, { location: elsewhere }).end(),
    )
    expect(await attempt({ endpoints: [endpoint] })).toBe(503)
    expect(followed).toBe(0)
  })

  it('S12 are asked in a way that Cloudflare Workers accept', async () => {
    const yes = fakeEndpoints({ 'http://a/': agrees })
    const fetch: Fetch = async (endpoint, init) => {
      // As in workerd.
      if (init.redirect === 'error') throw new TypeError('Invalid redirect value')
      return yes.fetch?.(endpoint, init) ?? Response.error()
    }
    expect(await attempt({ ...yes, fetch })).toBe(200)
  })

  it('S12 are called with a gas limit', async () => {
    const calls: unknown[] = []
    const yes = fakeEndpoints({ 'http://a/': agrees })
    const fetch: Fetch = async (endpoint, init) => {
      const { method, params } = JSON.parse(String(init.body))
      if (method === 'eth_call') calls.push(params[0].gas)
      return yes.fetch?.(endpoint, init) ?? Response.error()
    }
    await attempt({ ...yes, fetch })
    await attempt({ ...yes, fetch }, wrapped)
    expect(calls).toEqual(['0x989680', '0x989680', '0x989680'])
  })

  it('S12 that hang time out', async () => {
    const hanging: Fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('given up')))
      })
    expect(await attempt({ endpoints: ['http://a/'], fetch: hanging, timeout: 20 })).toBe(503)
  })

  it('are not queried if contract accounts are disabled', async () => {
    const fetch: Fetch = () => {
      throw new Error('not to be asked')
    }
    expect(await attempt({ endpoints: ['http://a/'], off: true, fetch })).toBe(401)
    expect(await attempt({ endpoints: [], fetch })).toBe(401)
  })

  it('that are down keep sessions alive for an hour and no longer', async () => {
    let answers: (method: string) => unknown = agrees
    const { browser, clock } = setUp(fakeEndpoints({ 'http://a/': (method) => answers(method) }))
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

  it('S22 that are down are not queried again on every session request', async () => {
    let isAway = false
    let asked = 0
    const answer = (method: string) => {
      asked += 1
      return isAway ? broken() : agrees(method)
    }
    const { browser, clock } = setUp(fakeEndpoints({ 'https://one.example/': answer }))
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

  it('whose answer never reaches a visitor who has left hold up no other request', async () => {
    const yes = fakeEndpoints({ 'http://a/': agrees })
    const fetch = vi.fn<Fetch>(async (endpoint, init) => {
      return yes.fetch?.(endpoint, init) ?? Response.error()
    })
    const { browser, clock } = setUp({ ...yes, fetch })
    expect((await signInAs(browser, account.address, undefined, other)).status).toBe(200)
    clock.advance(16 * minute)
    fetch.mockClear()
    // As on Workers, where what a visitor has begun never ends once they are gone.
    fetch.mockReturnValueOnce(new Promise(() => {}))
    void browser.send('GET', '/session')
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answers = Promise.all([1, 2].map(() => browser.send('GET', '/session')))
    // Slow endpoints are waited for.
    await vi.advanceTimersByTimeAsync(9_999)
    expect(fetch).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect((await answers).map(({ status }) => status)).toEqual([200, 200])
    expect(fetch, 'both share another check').toHaveBeenCalledTimes(3)
  })

  it('S22 are queried about the sessions of one client within its limit', async () => {
    let asked = 0
    const answer = (method: string) => {
      asked += 1
      return agrees(method)
    }
    const { auth, clock } = setUp(fakeEndpoints({ 'http://a/': answer }))
    const browserAt = (peerAddress: string) => createBrowser(auth, { now: clock.now, peerAddress })
    const crowd = Array.from({ length: 25 }, () => browserAt('192.0.2.1'))
    const elsewhere = browserAt('198.51.100.1')
    for (const browser of [...crowd, elsewhere]) {
      expect((await signInAs(browser, account.address, undefined, other)).status).toBe(200)
      clock.advance(1_000)
    }
    clock.advance(16 * minute)
    /** How many requests to the nodes the answers needed, each of which is awaited. */
    const askedBy = async (...browsers: readonly Browser[]) => {
      asked = 0
      const answers = await Promise.all(browsers.map((each) => each.send('GET', '/session')))
      // A session that is not checked yet stays valid for a while.
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      return asked
    }
    expect(await askedBy(...crowd), 'twenty checks of two requests').toBe(40)
    expect(await askedBy(elsewhere)).toBe(2)
    clock.advance(10_000)
    expect(await askedBy(...crowd), 'the others, in the next window').toBe(10)
  })

  it('S22 are queried within the limit, without the reserve for clients of unknown address', async () => {
    const { browser } = setUp(fakeEndpoints({ 'http://a/': refuses }))
    const statuses: number[] = []
    for (let count = 0; count < 152; count += 1) {
      statuses.push((await signInAs(browser, account.address, undefined, other)).status)
    }
    expect(statuses.slice(0, 150)).toEqual(statuses.slice(0, 150).map(() => 401))
    expect(statuses.slice(150)).toEqual([429, 429])
  })
})
