// @vitest-environment happy-dom
import { disconnect, getConnection } from '@wagmi/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { FeeConflictError } from 'viem'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CreateConnectorFn } from 'wagmi'
import { WalletChainMismatchError } from '../../errors/chain.ts'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import { ResourceUnavailableError } from '../../errors/connection.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { connectTo } from '../../testing/connectTo.ts'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { transactionStore } from '../store/recordSent.ts'
import { hashNumber } from '../testing/simulatedChain.ts'
import type { SendOptions } from './sendAndRecord.ts'
import {
  type UseTransactionSenderReturnType,
  useTransactionSender,
} from './useTransactionSender.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let root: Root
let sender: UseTransactionSenderReturnType

function Page() {
  sender = useTransactionSender()
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(async () => {
  await act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

interface OpenOptions {
  readonly others?: readonly CreateConnectorFn[]
  readonly requireChainProof?: boolean
}

/**
 * A page with a wallet that gives these answers, also ones changed later, and supports no other
 * method.
 */
async function open(
  answers: Record<string, unknown>,
  { others = [], requireChainProof = false }: OpenOptions = {},
) {
  answers.eth_chainId ??= '0x1'
  const request = vi.fn(async ({ method }: { method: string }) => {
    const answer = answers[method]
    if (answer === undefined) throw Object.assign(new Error('unknown'), { code: 4200 })
    if (answer instanceof Error) throw answer
    return answer
  })
  const connector = fakeConnector({ id: 'a', getProvider: async () => ({ request }) })
  const config = kitConfigForTest([connector, ...others], { requireChainProof })
  await act(() =>
    root.render(
      <KitProvider config={config}>
        <Page />
      </KitProvider>,
    ),
  )
  await act(() => connectTo(config.wagmi, config.wagmi.connectors[0]))
  const asked = () => request.mock.calls.map(([{ method }]) => method)
  return { asked, request, store: config.get(transactionStore), config }
}

interface Question {
  readonly id: number
  readonly method: string
}

/** The app's node, with this genesis block. */
function stubNode(genesis: string) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const answer = ({ id, method }: Question) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_chainId' ? '0x1' : { hash: genesis },
    })
    const asked: Question | readonly Question[] = JSON.parse(body)
    return Response.json('id' in asked ? answer(asked) : asked.map(answer))
  })
}

it('records the sent transaction and resolves with its outcome', async () => {
  const { store } = await open({ eth_sendTransaction: hashNumber(7) })
  const record = await act(() =>
    sender.send({ to, value: 1n, description: 'Pay', confirmations: 2 }),
  )
  expect(store.list(alice, 1)).toEqual([record])
  expect(record).toMatchObject({ hash: hashNumber(7), description: 'Pay', confirmations: 2 })
  const end = sender.settled(record)
  await act(() => store.update(alice, 1, new Map([[record.id, { status: 'confirmed' as const }]])))
  await expect(end).resolves.toMatchObject({ status: 'confirmed' })
})

it('stops waiting if the record is cleared or the signal aborts', async () => {
  const { store } = await open({ eth_sendTransaction: hashNumber(7) })
  const record = await act(() => sender.send({ to, description: 'Pay' }))
  const stop = new AbortController()
  const stopped = sender.settled(record, stop.signal)
  const cleared = sender.settled(record)
  stop.abort()
  await expect(stopped).resolves.toBeUndefined()
  await act(() => store.clear(alice))
  await expect(cleared).resolves.toBeUndefined()
})

it('stops waiting once no account is connected', async () => {
  const { config } = await open({ eth_sendTransaction: hashNumber(7) })
  const record = await act(() => sender.send({ to, description: 'Pay' }))
  const end = sender.settled(record)
  await act(() => disconnect(config.wagmi))
  await expect(end).resolves.toBeUndefined()
})

it('stops waiting once another account is connected', async () => {
  const bob = fakeConnector({ id: 'b', connect: async () => [to] })
  const { config } = await open({ eth_sendTransaction: hashNumber(7) }, { others: [bob] })
  const record = await act(() => sender.send({ to, description: 'Pay' }))
  const end = sender.settled(record)
  await act(() => connectTo(config.wagmi, config.wagmi.connectors[1]))
  await expect(end).resolves.toBeUndefined()
})

it('waits on while the connection is restored', async () => {
  const { config, store } = await open({ eth_sendTransaction: hashNumber(7) })
  const record = await act(() => sender.send({ to, description: 'Pay' }))
  const end = sender.settled(record)
  const { wagmi } = config
  const { connections, current } = wagmi.state
  await act(async () =>
    wagmi.setState((state) => ({
      ...state,
      connections: new Map(),
      current: null,
      status: 'reconnecting',
    })),
  )
  await act(async () =>
    wagmi.setState((state) => ({ ...state, connections, current, status: 'connected' })),
  )
  await act(() => store.update(alice, 1, new Map([[record.id, { status: 'confirmed' as const }]])))
  await expect(end).resolves.toMatchObject({ status: 'confirmed' })
})

it('passes on a rejection and records nothing', async () => {
  const no = Object.assign(new Error('no'), { code: 4001 })
  const { store } = await open({ eth_sendTransaction: no })
  const error: unknown = await sender.send({ to, description: 'Pay' }).catch((reason) => reason)
  expect(classifyWalletError(error)).toBe('rejected')
  expect(store.list(alice)).toEqual([])
})

it('a wallet with a pending request (-32002) gives a resource unavailable error', async () => {
  const busy = Object.assign(new Error('Request already pending.'), { code: -32002 })
  const { store } = await open({ eth_sendTransaction: busy })
  const error: unknown = await sender.send({ to, description: 'Pay' }).catch((reason) => reason)
  expect(error).toBeInstanceOf(ResourceUnavailableError)
  expect(error).toMatchObject({ cause: busy })
  expect(classifyWalletError(error)).toBe('pending')
  expect(store.list(alice)).toEqual([])
})

it.each([
  ['no confirmations', { to, description: 'Pay', confirmations: 0 }],
  ['half a confirmation', { to, description: 'Pay', confirmations: 1.5 }],
  ['a description that is not text', { to, description: 1 }],
  ['an address that is invalid', { to: '0x123', description: 'Pay' }],
  ['a wrong checksum', { to: to.replace('c', 'C'), description: 'Pay' }],
  ['no address', { description: 'Pay' }],
  ['a negative value', { to, value: -1n, description: 'Pay' }],
  ['a value above 256 bits', { to, value: 2n ** 256n, description: 'Pay' }],
  ['a value that is not a bigint', { to, value: 1, description: 'Pay' }],
  ['half a byte of data', { to, data: '0x1', description: 'Pay' }],
  ['a fee', { to, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n, description: 'Pay' }],
  ['a gas price', { to, gasPrice: 2n ** 256n, description: 'Pay' }],
])('sends the wallet no request with %s', async (_name, options) => {
  const { asked, store } = await open({ eth_sendTransaction: hashNumber(7) })
  const before = asked().length
  const invalid = /cannot be sent|is invalid/
  await expect(sender.send(options as SendOptions)).rejects.toThrow(invalid)
  expect(asked().slice(before)).toEqual([])
  expect(store.list(alice)).toEqual([])
})

it('refuses fees of both kinds as a conflict', async () => {
  await open({ eth_sendTransaction: hashNumber(7) })
  const both = { to, gasPrice: 1n, maxFeePerGas: 1n, description: 'Pay' } as const
  await expect(sender.send(both)).rejects.toThrow(FeeConflictError)
  await expect(sender.send(both)).rejects.toThrow('Cannot specify both a `gasPrice` and')
})

it.each([
  ['in capital letters', to.toUpperCase().replace('X', 'x')],
  ['in small letters', to.toLowerCase()],
])('sends to an address %s with its checksum', async (_name, address) => {
  const { request } = await open({ eth_sendTransaction: hashNumber(7) })
  const options = { to: address, description: 'Pay' }
  await act(() => sender.send(options as SendOptions))
  expect(request).toHaveBeenCalledWith({
    method: 'eth_sendTransaction',
    params: [expect.objectContaining({ to })],
  })
})

it('records the sent transaction even if a listener throws', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = await open({ eth_sendTransaction: hashNumber(7) })
  const late = vi.fn()
  const stop = store.subscribe(() => {
    throw new Error('broken')
  })
  const stopLate = store.subscribe(late)
  const record = await act(() => sender.send({ to, description: 'Pay' }))
  stop()
  stopLate()
  expect(store.list(alice, 1)).toEqual([record])
  expect(late).toHaveBeenCalled()
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }))
})

it('sends nothing to a wallet that silently switched networks, and the page follows it', async () => {
  const answers = { eth_chainId: '0x1', eth_sendTransaction: hashNumber(7) }
  const { asked, store, config } = await open(answers)
  answers.eth_chainId = '0xb9'
  const sending = sender.send({ to, description: 'Pay' })
  await expect(act(() => sending)).rejects.toThrow(WalletChainMismatchError)
  expect(asked()).not.toContain('eth_sendTransaction')
  expect(store.list(alice)).toEqual([])
  expect(getConnection(config.wagmi).chainId).toBe(185)
})

it('sends no further requests once aborted', async () => {
  const { asked } = await open({ eth_sendTransaction: hashNumber(7) })
  const stop = new AbortController()
  const sending = sender.send({ to, description: 'Pay', signal: stop.signal })
  stop.abort()
  await expect(sending).rejects.toThrow('aborted')
  expect(asked()).not.toContain('eth_sendTransaction')
})

it('re-proves the chain before each send and signature', async () => {
  const ours = { hash: hashNumber(1) }
  stubNode(ours.hash)
  const answers: Record<string, unknown> = {
    eth_getBlockByNumber: ours,
    eth_sendTransaction: hashNumber(7),
  }
  const { asked, store } = await open(answers, { requireChainProof: true })
  await act(() => sender.send({ to, description: 'Pay' }))
  await act(() => sender.verifyChain())
  expect(store.list(alice)).toHaveLength(1)
  const sent = () => asked().filter((method) => /send/i.test(method)).length
  expect(sent()).toBe(1)

  // The same chain id on another chain, without an event.
  answers.eth_getBlockByNumber = { hash: hashNumber(2) }
  const otherGenesis = { name: 'ChainProofError', reason: 'otherGenesis' }
  await act(async () => {
    await expect(sender.send({ to, description: 'Pay' })).rejects.toMatchObject(otherGenesis)
    await expect(sender.verifyChain()).rejects.toMatchObject(otherGenesis)
  })
  answers.eth_getBlockByNumber = undefined
  await act(async () => {
    await expect(sender.send({ to, description: 'Pay' })).rejects.toMatchObject({
      reason: 'noAnswer',
    })
  })
  expect(sent()).toBe(1)
  expect(store.list(alice)).toHaveLength(1)
})

it('sends nothing while the app’s own node cannot identify its chain', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 400 }))
  const { asked } = await open(
    { eth_getBlockByNumber: { hash: hashNumber(1) }, eth_sendTransaction: hashNumber(7) },
    { requireChainProof: true },
  )
  await act(async () => {
    await expect(sender.send({ to, description: 'Pay' })).rejects.toMatchObject({
      reason: 'nodeSilent',
    })
  })
  expect(asked()).not.toContain('eth_sendTransaction')
})
