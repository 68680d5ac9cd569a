import { expect, it, vi } from 'vitest'
import { alice, bob, chains } from '../wallet/testing/setup.ts'
import type { Decision } from '../wallet/types.ts'
import { createPhone } from './createPhone.ts'
import { type Kit, openWalletKit } from './openWalletKit.ts'
import type { PhoneOptions } from './types.ts'

vi.mock('./openWalletKit.ts', () => ({ openWalletKit: vi.fn() }))

const peer = { metadata: { name: 'Site', url: 'https://a.example' } }
const chain = 'eip155:1'
const approval: Decision = { kind: 'approve' }

/** A session from before a reload, of bob. */
function sessionOf(topic: string) {
  const eip155 = { accounts: [`${chain}:${bob.address}`], chains: [chain] }
  return { topic, peer, namespaces: { eip155 } }
}

/** The client with such a session, and with any others that are given. */
function stubKit(...others: ReturnType<typeof sessionOf>[]) {
  const handlers = new Map<string, (event: unknown) => void>()
  const responses: unknown[] = []
  const rejectSession = vi.fn(async () => {})
  const sessions = Object.fromEntries(
    [...others, sessionOf('one')].map((session) => [session.topic, session]),
  )
  const kit = {
    on: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    getActiveSessions: () => sessions,
    respondSessionRequest: async (sent: { response: unknown }) => {
      responses.push(sent.response)
    },
    async updateSession({ namespaces, topic }: Omit<ReturnType<typeof sessionOf>, 'peer'>) {
      sessions[topic] = { topic, peer, namespaces }
      const isClosed = others.some((other) => other.topic === topic)
      return { acknowledged: () => (isClosed ? new Promise<never>(() => {}) : Promise.resolve()) }
    },
    rejectSession,
  }
  // biome-ignore lint/plugin/casts: only these parts of the client are used.
  vi.mocked(openWalletKit).mockResolvedValue(kit as unknown as Kit)
  return {
    responses,
    rejectSession,
    emit: (name: string, event: unknown) => handlers.get(name)?.(event),
    sign(id: number, address = bob.address) {
      const request = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
      handlers.get('session_request')?.({ id, topic: 'one', params: { chainId: chain, request } })
    },
  }
}

const open = (decide: PhoneOptions['decide']) =>
  createPhone({ relayUrl: 'ws://localhost', accounts: [alice, bob], chains, decide })

it('answers the first request of a session from before a reload', async () => {
  const kit = stubKit()
  const decide = vi.fn(async () => approval)
  await open(decide)
  kit.sign(1)
  await vi.waitFor(() => expect(kit.responses).toHaveLength(1))
  expect(decide).toHaveBeenCalledOnce()
  expect(kit.responses[0]).toMatchObject({ id: 1, result: expect.stringMatching(/^0x/) })
})

it('switches the account of such a session', async () => {
  const kit = stubKit()
  const phone = await open(async () => approval)
  await phone.switchAccount(0)
  expect(phone.sessions()[0]?.accounts).toEqual([alice.address])
  kit.sign(1, alice.address)
  await vi.waitFor(() =>
    expect(kit.responses).toEqual([expect.objectContaining({ result: expect.any(String) })]),
  )
})

it('switches the account of a page although another one is closed', async () => {
  stubKit(sessionOf('closed'))
  const phone = await open(async () => approval)
  void phone.switchAccount(0)
  await vi.waitFor(() =>
    expect(phone.sessions().map(({ accounts }) => accounts)).toEqual([
      [alice.address],
      [alice.address],
    ]),
  )
})

it.each([
  ['its session ended', 'session_delete', { topic: 'one' }],
  ['it expired', 'session_request_expire', { id: 1 }],
])('never signs a request after %s', async (_, name, event) => {
  const kit = stubKit()
  const { promise, resolve } = Promise.withResolvers<Decision>()
  const decide = vi.fn<PhoneOptions['decide']>(() => promise)
  await open(decide)
  kit.sign(1)
  await vi.waitFor(() => expect(decide).toHaveBeenCalled())
  const signal = decide.mock.calls[0]?.[2]
  expect(signal?.aborted).toBe(false)
  kit.emit(name, event)
  expect(signal?.aborted).toBe(true)
  resolve(approval)
  await vi.waitFor(() => expect(kit.responses).toMatchObject([{ id: 1, error: { code: 4001 } }]))
})

it('ends its question about a link that expires', async () => {
  const kit = stubKit()
  const { promise, resolve } = Promise.withResolvers<Decision>()
  const decide = vi.fn<PhoneOptions['decide']>(() => promise)
  await open(decide)
  const params = { proposer: peer, requiredNamespaces: {}, optionalNamespaces: {} }
  kit.emit('session_proposal', { id: 7, params })
  await vi.waitFor(() => expect(decide).toHaveBeenCalled())
  kit.emit('proposal_expire', { id: 7 })
  expect(decide.mock.calls[0]?.[2].aborted).toBe(true)
  resolve(approval)
  await vi.waitFor(() => expect(kit.rejectSession).toHaveBeenCalled())
})
