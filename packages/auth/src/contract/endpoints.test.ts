import { type Hex, serializeErc6492Signature } from 'viem'
import { describe, expect, it } from 'vitest'
import { createBrowser, testAccount } from '../testing/browser.ts'
import { chainId, minute, type SetUp, setUp, signInAs } from '../testing/contractVisit.ts'
import { testAuth } from '../testing/testAuth.ts'
import type { Fetch } from './askEndpoint.ts'

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

describe('endpoints', () => {
  const account = testAccount(7)
  const other = testAccount(8)
  const attempt = async (options: SetUp, wrap?: (signature: Hex) => Hex) => {
    const { browser } = setUp(options)
    return (await signInAs(browser, account.address, wrap, other)).status
  }

  const wrapped = (signature: Hex) =>
    serializeErc6492Signature({ address: other.address, data: '0x', signature })

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

  it('S12 count once when two URLs are spellings of one', async () => {
    const lies = played({ 'http://liar/': agrees, 'http://b/': refuses })
    const endpoints = ['http://liar', 'http://liar/', 'HTTP://LIAR:80', 'http://b/']
    expect(await attempt({ ...lies, endpoints })).toBe(503)
  })

  it('S12 are asked with a gas limit', async () => {
    const calls: unknown[] = []
    const yes = played({ 'http://a/': agrees })
    const fetch: Fetch = async (endpoint, init) => {
      const { method, params } = JSON.parse(String(init.body))
      if (method === 'eth_call') calls.push(params[0].gas)
      return yes.fetch?.(endpoint, init) ?? Response.error()
    }
    await attempt({ ...yes, fetch })
    await attempt({ ...yes, fetch }, wrapped)
    expect(calls).toEqual(['0x989680', '0x989680', '0x989680'])
  })

  it('S12 that hang run into the time limit', async () => {
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
    expect(await attempt({ endpoints: ['http://a/'], off: true, fetch })).toBe(401)
    expect(await attempt({ endpoints: [], fetch })).toBe(401)
  })

  it('that are down sign nobody out for an hour, and keep nobody signed in beyond it', async () => {
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

  it('S22 that are down are not asked again by every request of a session', async () => {
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

  it('S22 are asked at most as often as the limit allows', async () => {
    const { browser } = setUp(played({ 'http://a/': refuses }))
    const statuses: number[] = []
    for (let count = 0; count < 202; count += 1) {
      statuses.push((await signInAs(browser, account.address, undefined, other)).status)
    }
    expect(statuses.slice(0, 200)).toEqual(statuses.slice(0, 200).map(() => 401))
    expect(statuses.slice(200)).toEqual([429, 429])
  })
})
