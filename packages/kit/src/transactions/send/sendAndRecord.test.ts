import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Kit } from '../../chains/config/kit.ts'
import { connectTo } from '../../testing/connectTo.ts'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { parseRecord } from '../store/parseRecord.ts'
import { transactionStore } from '../store/recordSent.ts'
import { hashNumber } from '../testing/simulatedChain.ts'
import { type Sender, type SendOptions, sendAndRecord } from './sendAndRecord.ts'

const to: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const data = `0x095ea7b3${'0'.repeat(62)}ff` as const

/** What callers without types may pass, as the property that holds it. */
const strange: readonly (readonly [string, PropertyDescriptor])[] = [
  ['false', { value: false }],
  ['null', { value: null }],
  ['empty text', { value: '' }],
  ['0', { value: 0 }],
  ['NaN', { value: Number.NaN }],
  ['an object', { value: {} }],
  ['a list', { value: [] }],
  ['text', { value: 'x' }],
  ['a symbol', { value: Symbol('x') }],
  ['a getter that throws', { get: fail }],
  ['a getter that throws the second time', { get: failingSecondTime() }],
]

function fail(): never {
  throw new Error('no value')
}

function failingSecondTime(): () => unknown {
  const read = new WeakSet<object>()
  return function (this: object) {
    if (read.has(this)) fail()
    read.add(this)
    return undefined
  }
}

function withField<T extends object>(object: T, field: string, property: PropertyDescriptor): T {
  return Object.defineProperty(object, field, { enumerable: true, ...property })
}

/** A wallet that sends whatever it is asked to send. */
async function connected() {
  const asked: string[] = []
  const request = async ({ method }: { readonly method: string }) => {
    asked.push(method)
    return method === 'eth_chainId' ? '0x1' : hashNumber(7)
  }
  const kit = kitConfigForTest([fakeConnector({ id: 'a', getProvider: async () => ({ request }) })])
  const [connector] = kit.wagmi.connectors
  if (!connector) throw new Error('no connector')
  await connectTo(kit.wagmi, connector)
  const sender: Sender = { address: alice, chain: ethereum, connector }
  return { asked, kit, sender, store: kit.get(transactionStore) }
}

/** Sends with each strange value in turn. */
async function sendWithEach(
  send: (kit: Kit, sender: Sender, strange: PropertyDescriptor) => Promise<unknown>,
) {
  const { asked, kit, sender, store } = await connected()
  for (const [name, property] of strange) {
    asked.length = 0
    store.clear(alice)
    // What it throws is up to the value.
    await send(kit, sender, property).catch(() => undefined)
    const recorded = store.list(alice)
    expect(asked.length > 0, `${name}: ${asked}`).toBe(recorded.length === 1)
    // The record also survives a reload.
    const stored = JSON.parse(JSON.stringify(recorded[0] ?? {}))
    if (asked.length > 0) expect(parseRecord(stored, 1), name).toEqual(stored)
  }
}

const single = (): SendOptions => ({
  ...{ to, data, value: 1n, description: 'Pay', confirmations: 2, change: '−1' },
})
describe('with a strange value, the wallet is not asked, or what it sends is recorded', () => {
  // Some are fields of records and not options.
  const common = ['description', 'change', 'confirmations', 'signal']
  const ofRecords = ['hash', 'id', 'kind', 'nonce', 'callCount', 'connectorId', 'chainId']

  it.each(['to', 'data', 'value', ...common, ...ofRecords])('send: %s', async (field) => {
    await sendWithEach((kit, sender, property) =>
      sendAndRecord(kit, withField({ ...single(), ...sender }, field, property)),
    )
  })
})

it.each([
  ['change', null],
  ['confirmations', null],
  ['description', null],
])('names %s %s as the validation error', async (field, value) => {
  const { kit, sender } = await connected()
  const sending = sendAndRecord(kit, withField({ ...single(), ...sender }, field, { value }))
  const validationErrors = [expect.stringContaining(`"${field}"`)]
  await expect(sending).rejects.toMatchObject({ name: 'InvalidTransactionError', validationErrors })
})

it('asks no wallet whose connector has an id that cannot be recorded', async () => {
  const { asked, kit, sender } = await connected()
  const connector = withField({ ...sender.connector }, 'id', { value: 1 })
  await expect(sendAndRecord(kit, { ...single(), ...sender, connector })).rejects.toThrow(
    '"connectorId"',
  )
  expect(asked).toEqual([])
})
