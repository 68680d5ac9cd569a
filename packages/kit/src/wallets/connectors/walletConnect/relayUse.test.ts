import { startRelay } from '@foyer/testkit/relay'
import { connect, getConnection, sendTransaction, signMessage } from '@wagmi/core'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { classifyWalletError } from '../../../errors/classifyWalletError.ts'
import {
  startWalletConnectHarness,
  type WalletConnectHarness,
} from '../../../testing/walletConnectHarness.ts'
import { disconnectAll } from '../../connection/disconnectAll.ts'
import { autoConnect } from '../../connection/restore/autoConnect.ts'
import { connectionRestore } from '../../connection/restore/connectionRestore.ts'

let harness: WalletConnectHarness
beforeEach(async () => {
  harness = await startWalletConnectHarness()
})
afterEach(() => harness.close())

const patience = { timeout: 15_000 }

test('the page disconnects from the relay when its session ends, and reconnects for the next one', async () => {
  const { again: reload, wagmi, connector, kit, phone, shown } = await harness.connected()
  expect(harness.relay.clients).toBe(2)
  await disconnectAll(kit)
  await vi.waitFor(() => expect(harness.relay.clients, 'ended here').toBe(1), patience)

  const again = connect(wagmi, { connector })
  await phone.pair(await shown(2))
  await again
  expect(await signMessage(wagmi, { message: 'hello' })).toMatch(/^0x/)
  await phone.disconnect()
  await vi.waitFor(() => expect(wagmi.state.status).toBe('disconnected'), patience)
  await vi.waitFor(() => expect(harness.relay.clients, 'ended there').toBe(1), patience)
  const hasConnection = () => reload().kit.get(connectionRestore).hadConnection
  await vi.waitFor(() => expect(hasConnection(), 'nothing to restore').toBe(false), patience)
})

test('a rejected pairing disconnects from the relay too', async () => {
  const { wagmi, connector, shown } = harness.openPage()
  const phone = await harness.openPhone({ decide: async () => ({ kind: 'reject' }) })
  const connecting = connect(wagmi, { connector })
  connecting.catch(() => {})
  await phone.pair(await shown())
  await expect(connecting).rejects.toThrow()
  await vi.waitFor(() => expect(harness.relay.clients).toBe(1), patience)
})

test('a second tab restores the session and follows its end in the first', async () => {
  const failures: unknown[] = []
  const onFailure = (reason: unknown) => failures.push(reason)
  process.on('unhandledRejection', onFailure)
  onTestFinished(() => void process.off('unhandledRejection', onFailure))
  const first = await harness.connected()
  const second = first.again()
  await autoConnect(second.wagmi)
  expect(getConnection(second.wagmi).status).toBe('connected')
  for (const { wagmi } of [first, second, first]) {
    expect(await signMessage(wagmi, { message: 'hello' })).toMatch(/^0x/)
  }
  await disconnectAll(first.kit)
  await vi.waitFor(() => expect(second.status()).toBe('disconnected'), patience)
  await vi.waitFor(() => expect(harness.relay.clients).toBe(1), patience)
  const third = first.again()
  await autoConnect(third.wagmi)
  expect(third.status()).toBe('disconnected')
  expect(failures).toEqual([])
})

test('on a chain outside the session nothing is sent, since it could go to another chain', async () => {
  const { wagmi, phone } = await harness.connected({ approvedChainIds: [1] })
  await phone.switchChain(185)
  await vi.waitFor(() => expect(getConnection(wagmi).chainId).toBe(185), patience)
  const sending = sendTransaction(wagmi, {
    to: '0x0000000000000000000000000000000000000001',
    value: 1n,
    gas: 21_000n,
  })
  const error = await sending.catch((reason: unknown) => reason)
  expect(classifyWalletError(error)).toBe('unsupportedChain')
  expect(await signMessage(wagmi, { message: 'chains do not matter here' })).toMatch(/^0x/)
})

test('an expired session is not restored', async () => {
  const first = await harness.connected()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const second = first.again()
  await autoConnect(second.wagmi)
  expect(second.status()).toBe('disconnected')
  await vi.waitFor(() => expect(harness.relay.clients, "only the phone's").toBe(1), patience)
  expect(first.again().kit.get(connectionRestore).hadConnection, 'nothing to restore').toBe(false)
})

test('a session of another tab is kept by a tab that does not know it', async () => {
  const first = await harness.connected()
  await disconnectAll(first.kit)
  const second = first.again()
  const phone = await harness.openPhone()
  const connecting = connect(second.wagmi, { connector: second.connector })
  await phone.pair(await second.shown())
  await connecting
  // The first tab has read the storage before.
  expect(await first.connector.isAuthorized()).toBe(false)
  expect(second.again().kit.get(connectionRestore).hadConnection).toBe(true)
  expect(await signMessage(second.wagmi, { message: 'hello' })).toMatch(/^0x/)
})

test('a relay restart during a pairing does not lose it', async () => {
  const frail = await startRelay()
  onTestFinished(() => frail.close())
  const page = harness.openPage({ relayUrl: frail.url })
  const connecting = connect(page.wagmi, { connector: page.connector })
  const link = await page.shown()
  frail.drop()
  const phone = await harness.openPhone({ relayUrl: frail.url })
  await phone.pair(link)
  await connecting
  expect(page.status()).toBe('connected')
})

test('while the relay is unreachable the page can be disconnected, and stays so', async () => {
  const frail = await startRelay()
  onTestFinished(() => frail.close())
  const page = await harness.connected({ relayUrl: frail.url })
  frail.refuse(true)
  frail.drop()
  await disconnectAll(page.kit)
  expect(page.status()).toBe('disconnected')
  const reloaded = page.again()
  await autoConnect(reloaded.wagmi)
  expect(reloaded.status()).toBe('disconnected')
})
