// @vitest-environment happy-dom

import { createPhone } from '@foyer/testkit/phone/createPhone.ts'
import type { Phone, PhoneOptions, PhoneSession } from '@foyer/testkit/phone/types.ts'
import { alice, bob, chains } from '@foyer/testkit/wallet/testing/setup.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDemoPhone } from './startDemoPhone.tsx'

vi.mock('@foyer/testkit/phone/createPhone.ts', () => ({ createPhone: vi.fn() }))
const create = vi.mocked(createPhone)
const link = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => document.body.replaceChildren())

/** A phone with these sessions. */
function phoneWith(sessions: PhoneSession[], change: Partial<Phone> = {}): Phone {
  return {
    pair: vi.fn(async () => {}),
    sessions: () => sessions,
    disconnect: async () => {},
    switchAccount: async () => {},
    switchChain: async () => {},
    stop: async () => {},
    ...change,
  }
}

const start = (uri?: string) =>
  startDemoPhone({
    relayUrl: 'ws://localhost/demo/relay',
    chains,
    instanceId: 'one',
    site: { name: 'Foyer', url: 'http://localhost/' },
    uri,
    container: document.body.appendChild(document.createElement('div')),
  })

const note = () => document.querySelector('[role=status]')?.textContent
const noRelay = 'Can’t reach the demo’s relay. Start the demo again, then reload.'

it.each([[undefined], [link]])('says that it cannot start, with the link %s', async (uri) => {
  create.mockRejectedValue(new Error('no storage'))
  await start(uri)
  await vi.waitFor(() => expect(note()).toBe(noRelay))
})

it('opens a link from the address once it has started, and says that it waits', async () => {
  const { promise, resolve } = Promise.withResolvers<Phone>()
  create.mockReturnValue(promise)
  const starting = start(link)
  await vi.waitFor(() => expect(note()).toBe('Starting…'))
  const phone = phoneWith([])
  resolve(phone)
  await starting
  expect(phone.pair).toHaveBeenCalledExactlyOnceWith(link)
})

it('shows the address of a site on one line, without invisible characters', async () => {
  let options: PhoneOptions | undefined
  create.mockImplementation(async (given) => {
    options = given
    return phoneWith([])
  })
  await start()
  void options?.decide(
    {
      kind: 'signMessage',
      id: '1',
      method: 'personal_sign',
      origin: 'x',
      chain: { id: 1, name: 'Ethereum' },
      account: alice,
      text: 'hello',
      raw: '0x68656c6c6f',
    },
    { name: 'Site', url: `bank.example\u202e${'x'.repeat(200)}` },
    new AbortController().signal,
  )
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/^Sign/))
  const host = document.querySelector('p bdi')?.textContent ?? ''
  expect(host).toMatch(/^bank\.examplex+…$/)
  expect(host).toHaveLength(40)
})

it('keeps the focus near a site that it disconnected', async () => {
  const site = { name: 'Site', url: 'https://a.example', accounts: [alice.address], chainIds: [1] }
  let onChange = () => {}
  const sessions = [{ ...site, topic: 'one' }]
  create.mockImplementation(async (given) => {
    onChange = given.onChange ?? onChange
    return phoneWith(sessions, {
      async disconnect() {
        sessions.length = 0
        onChange()
      },
    })
  })
  await start()
  const button = await vi.waitUntil(() =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Disconnect a.example',
    ),
  )
  button.focus()
  button.click()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Connected sites'))
})

const heading = () => document.querySelector('h1')?.textContent

function ask(
  options: PhoneOptions | undefined,
  kind: 'connect' | 'signMessage',
  signal = new AbortController().signal,
) {
  const shared = { id: kind, origin: 'x', chain: { id: 1, name: 'Ethereum' } }
  const peer = { name: 'Site', url: 'https://a.example' }
  if (kind === 'connect')
    return options?.decide(
      { ...shared, kind, method: 'eth_requestAccounts', accounts: [alice, bob] },
      peer,
      signal,
    )
  return options?.decide(
    {
      ...shared,
      kind,
      method: 'personal_sign',
      account: alice,
      text: 'hello',
      raw: '0x68656c6c6f',
    },
    peer,
    signal,
  )
}

it('says how many requests wait behind the open one', async () => {
  let options: PhoneOptions | undefined
  create.mockImplementation(async (given) => {
    options = given
    return phoneWith([])
  })
  await start()
  void ask(options, 'connect')
  await vi.waitFor(() => expect(heading()).toBe('Connect to a.example?'))
  void ask(options, 'signMessage')
  await vi.waitFor(() => expect(note()).toBe('1 more waiting'))
})

it('closes a request that has expired, and says so of a link', async () => {
  let options: PhoneOptions | undefined
  create.mockImplementation(async (given) => {
    options = given
    return phoneWith([])
  })
  await start()
  const expiry = new AbortController()
  const asked = ask(options, 'connect', expiry.signal)
  await vi.waitFor(() => expect(heading()).toBe('Connect to a.example?'))
  expiry.abort()
  expect(await asked).toEqual({ kind: 'reject' })
  await vi.waitFor(() => expect(heading()).toBe('Connect with a link'))
  expect(note()).toMatch(/^This link has expired/)
})
