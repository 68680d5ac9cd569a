// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { connectTo } from '../../testing/connectTo.ts'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { transactionsOf } from '../store/transactionsOf.ts'
import { hashNumber } from '../testing/hashNumber.ts'
import { type TransactionSender, useTransactionSender } from './useTransactionSender.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let root: Root
let sender: TransactionSender

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

/** A page on a wallet that answers as told; everything else it does not know. */
async function open(answers: Readonly<Record<string, unknown>>, requireChainProof = false) {
  const all: Readonly<Record<string, unknown>> = { eth_chainId: '0x1', ...answers }
  const request = vi.fn(async ({ method }: { method: string }) => {
    const answer = all[method]
    if (answer === undefined) throw Object.assign(new Error('unknown'), { code: 4200 })
    if (answer instanceof Error) throw answer
    return answer
  })
  const connector = fakeConnector({ id: 'a', getProvider: async () => ({ request }) })
  const config = kitConfigForTest([connector], { requireChainProof })
  await act(() =>
    root.render(
      <KitProvider config={config}>
        <Page />
      </KitProvider>,
    ),
  )
  await act(() => connectTo(config.wagmi, config.wagmi.connectors[0]))
  return { store: transactionsOf(config), request }
}

it('records what the wallet has sent, and tells how it ended', async () => {
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

it('stops waiting when the record is cleared, or when it is told to', async () => {
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

it('hands a rejection on, and records nothing', async () => {
  const no = Object.assign(new Error('no'), { code: 4001 })
  const { store } = await open({ eth_sendTransaction: no })
  const error: unknown = await sender.send({ to, description: 'Pay' }).catch((reason) => reason)
  expect(classifyWalletError(error)).toBe('rejected')
  expect(store.list(alice)).toEqual([])
})

it('sends several calls as one record where the wallet can', async () => {
  const { store } = await open({
    wallet_getCapabilities: { '0x1': { atomic: { status: 'supported' } } },
    wallet_sendCalls: { id: 'batch-1' },
  })
  await act(() => vi.waitFor(() => expect(sender.batches).toBe('yes')))
  await act(() => sender.sendCalls({ calls: [{ to }, { to }], description: 'Approve and lock' }))
  expect(store.list(alice)).toMatchObject([
    { kind: 'batch', id: 'batch-1', callCount: 2, connectorId: 'a', status: 'pending' },
  ])
})

it('says that batches cannot be sent where the wallet does not know them', async () => {
  await open({})
  await act(() => vi.waitFor(() => expect(sender.batches).toBe('no')))
})

it('asks the wallet for nothing while it has not proved to be on the app’s chain', async () => {
  const { request } = await open({ eth_sendTransaction: hashNumber(7) }, true)
  await expect(sender.send({ to, description: 'Pay' })).rejects.toThrow(/has not shown/)
  expect(request.mock.calls.map(([{ method }]) => method)).not.toContain('eth_sendTransaction')
})
