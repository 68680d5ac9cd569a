import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createMailbox } from './mailbox.ts'
import { parseRelayCall } from './relayCall.ts'
import { type RunningRelay, startRelay } from './startRelay.ts'

const topic = 'a'.repeat(64)
const other = 'b'.repeat(64)

let relay: RunningRelay
beforeEach(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  await relay.close()
})

/** Connects a client that acknowledges messages by default. */
async function join(name: string, { acknowledges = true } = {}) {
  const payload = Buffer.from(JSON.stringify({ iss: name })).toString('base64url')
  const socket = new WebSocket(`${relay.url}/?auth=head.${payload}.sign`)
  onTestFinished(() => socket.terminate())
  const received: unknown[] = []
  const answers = new Map<unknown, Record<string, unknown>>()
  socket.on('message', (data) => {
    const fields = JSON.parse(String(data))
    if (fields.method !== 'irn_subscription') {
      answers.set(fields.id, fields)
      return
    }
    received.push(fields.params.data.message)
    if (acknowledges) socket.send(JSON.stringify({ id: fields.id, jsonrpc: '2.0', result: true }))
  })
  await once(socket, 'open')
  let lastId = 0
  const nextId = () => {
    lastId += 1
    return `${name}${lastId}`
  }
  return {
    socket,
    received,
    async call(method: string, params: unknown, id: unknown = nextId()) {
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      await vi.waitFor(() => expect(answers.has(id)).toBe(true))
      return answers.get(id)
    },
  }
}

const publish = (message: string, to = topic) => ({ topic: to, message, ttl: 300, tag: 1108 })

describe('the relay', () => {
  test('delivers a message to subscribers, but not to its sender', async () => {
    const [alice, bob, carol] = [await join('alice'), await join('bob'), await join('carol')]
    await alice.call('irn_subscribe', { topic })
    await bob.call('irn_subscribe', { topic })
    await carol.call('irn_subscribe', { topic: other })
    expect(await alice.call('irn_publish', publish('hello'))).toMatchObject({ result: true })
    await vi.waitFor(() => expect(bob.received).toEqual(['hello']))
    expect(alice.received).toEqual([])
    expect(carol.received).toEqual([])
  })

  test('keeps a message for later subscribers until acknowledged', async () => {
    const alice = await join('alice')
    await alice.call('irn_publish', publish('early'))
    const careless = await join('bob', { acknowledges: false })
    await careless.call('irn_batchSubscribe', { topics: [topic, other] })
    await vi.waitFor(() => expect(careless.received).toEqual(['early']))
    careless.socket.terminate()

    const bob = await join('bob')
    await bob.call('irn_batchSubscribe', { topics: [topic] })
    await vi.waitFor(() => expect(bob.received).toEqual(['early']))
    // The acknowledgement was sent before this call.
    await bob.call('irn_unsubscribe', { topic, id: 'x' })
    await bob.call('irn_subscribe', { topic })
    expect(bob.received).toEqual(['early'])
  })

  test('implicitly subscribes the proposer to the response and both sides to the session', async () => {
    const page = await join('page')
    const wallet = await join('wallet')
    await page.call('wc_proposeSession', { pairingTopic: topic, sessionProposal: 'p', ttl: 300 })
    await wallet.call('irn_subscribe', { topic })
    await vi.waitFor(() => expect(wallet.received).toEqual(['p']))
    await wallet.call('wc_approveSession', {
      pairingTopic: topic,
      sessionTopic: other,
      sessionProposalResponse: 'yes',
      sessionSettlementRequest: 'settle',
      ttl: 300,
    })
    await page.call('irn_subscribe', { topic: other })
    await vi.waitFor(() => expect(page.received).toEqual(['yes', 'settle']))
    await page.call('irn_publish', publish('ack', other))
    await vi.waitFor(() => expect(wallet.received).toEqual(['p', 'ack']))
  })

  test('echoes ids unchanged, including those beyond 32 bits', async () => {
    const alice = await join('alice')
    const id = 1_795_204_445_123_456
    expect(await alice.call('irn_subscribe', { topic }, id)).toMatchObject({ id })
    expect(await alice.call('irn_subscribe', { topic }, '18446744073709551615')).toMatchObject({
      result: expect.any(String),
    })
  })

  test('answers unknown messages with an error and keeps the connection', async () => {
    const alice = await join('alice')
    alice.socket.send('no JSON')
    alice.socket.send('[]')
    expect(await alice.call('irn_dance', {})).toMatchObject({ error: { code: -32601 } })
    expect(await alice.call('irn_publish', { topic: 'x' })).toMatchObject({
      error: { code: -32602 },
    })
    expect(await alice.call('irn_subscribe', { topic })).toMatchObject({ id: 'alice3' })
  })

  test('can drop and refuse connections, as networks do', async () => {
    const alice = await join('alice')
    relay.refuse(true)
    relay.drop()
    await once(alice.socket, 'close')
    expect(relay.clients).toBe(0)
    const again = new WebSocket(relay.url)
    await expect(once(again, 'open')).rejects.toThrow()
    relay.refuse(false)
    await join('alice')
    expect(relay.accepted).toBe(2)
  })
})

describe('the mailbox', () => {
  test('drops expired messages, and the oldest above its limit', () => {
    let now = 0
    const mailbox = createMailbox(() => now)
    const message = { topic, message: 'm', tag: 0, ttl: 10, attestation: undefined }
    mailbox.store(message, 'alice')
    expect(mailbox.waiting(topic, 'bob')).toHaveLength(1)
    expect(mailbox.waiting(topic, 'alice')).toHaveLength(0)
    now = 10_001
    expect(mailbox.waiting(topic, 'bob')).toHaveLength(0)
    for (let count = 0; count < 300; count += 1) mailbox.store(message, 'alice')
    expect(mailbox.waiting(topic, 'bob')).toHaveLength(200)
  })
})

test('refuses too many topics and invalid ones', () => {
  const call = (topics: readonly unknown[]) =>
    parseRelayCall(JSON.stringify({ id: 1, method: 'irn_batchSubscribe', params: { topics } }))
  expect(call([topic])).toMatchObject({ join: [topic] })
  expect(call(['../etc'])).toMatchObject({ error: { code: -32602 } })
  expect(call(Array.from({ length: 501 }, () => topic))).toMatchObject({ error: { code: -32602 } })
})
