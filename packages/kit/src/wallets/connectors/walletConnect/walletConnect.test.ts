import { startRelay } from '@foyer/testkit/relay'
import { anvilAccounts, type Decision, type WalletRequest } from '@foyer/testkit/wallet'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { connect, getConnection, signMessage, switchChain } from '@wagmi/core'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { classifyWalletError } from '../../../errors/classifyWalletError.ts'
import { NoConnectorChainsError } from '../../../errors/connection.ts'
import { kitConfigForTest } from '../../../testing/kitConfigForTest.ts'
import {
  projectId,
  startWalletConnectHarness,
  type WalletConnectHarness,
} from '../../../testing/walletConnectHarness.ts'
import { disconnectAll } from '../../connection/disconnectAll.ts'
import { autoConnect } from '../../connection/restore/autoConnect.ts'
import { walletConnect } from './walletConnect.ts'
import type { WalletConnectOptions } from './walletConnectOptions.ts'

const [alice, bob] = anvilAccounts
const deepLink = 'WALLETCONNECT_DEEPLINK_CHOICE'

let harness: WalletConnectHarness
beforeAll(async () => {
  harness = await startWalletConnectHarness()
})
afterAll(() => harness.close())

const openPage: WalletConnectHarness['openPage'] = (...given) => harness.openPage(...given)
const openPhone: WalletConnectHarness['openPhone'] = (...given) => harness.openPhone(...given)
const connected: WalletConnectHarness['connected'] = (...given) => harness.connected(...given)

describe('a WalletConnect connection', () => {
  test('pairs by its link, signs, and follows the wallet', async () => {
    const { wagmi, expiries, phone } = await connected()
    expect(getConnection(wagmi)).toMatchObject({ address: alice?.address, chainId: 1 })
    const minutes = ((expiries[0] ?? 0) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(4)
    expect(minutes).toBeLessThan(6)

    const signature = await signMessage(wagmi, { message: 'hello' })
    expect(
      await verifyMessage({ address: alice?.address ?? '0x', message: 'hello', signature }),
    ).toBe(true)

    await phone.switchAccount(1)
    await vi.waitFor(() => expect(getConnection(wagmi).address).toBe(bob?.address))
    await phone.switchChain(185)
    await vi.waitFor(() => expect(getConnection(wagmi).chainId).toBe(185))
    await phone.switchChain(424_242)
    await vi.waitFor(() => expect(getConnection(wagmi).chainId).toBe(424_242))
    expect(getConnection(wagmi).chain).toBeUndefined()
  })

  test('ends when the wallet ends it, and clears the chosen app', async () => {
    const { phone, status, storage } = await connected()
    storage.setItem(deepLink, '{}')
    await phone.disconnect()
    await vi.waitFor(() => expect(status()).toBe('disconnected'))
    expect(storage.getItem(deepLink)).toBeNull()
  })

  test('ends in the wallet when ended here, and clears the chosen app', async () => {
    const { kit, phone, status, storage } = await connected()
    storage.setItem(deepLink, '{}')
    await disconnectAll(kit)
    expect(status()).toBe('disconnected')
    expect(storage.getItem(deepLink)).toBeNull()
    await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
  })

  test('ends with a storage that throws', async () => {
    const items = memoryStorage()
    const removeItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const { phone, status } = await connected({}, { storage: { ...items, removeItem } })
    await phone.disconnect()
    await vi.waitFor(() => expect(status()).toBe('disconnected'))
  })

  test('a pending request fails at once when the session ends', async () => {
    const decide = async (request: WalletRequest): Promise<Decision> =>
      request.kind === 'signMessage' ? new Promise(() => {}) : { kind: 'approve' }
    const { wagmi, phone } = await connected({ decide })
    const signing = signMessage(wagmi, { message: 'hello' })
    signing.catch(() => {})
    await vi.waitFor(() => expect(phone.sessions()).toHaveLength(1))
    await phone.disconnect()
    const error = await signing.catch((error: unknown) => error)
    expect(classifyWalletError(error)).toBe('disconnected')
  })

  test('a rejected signature is a rejection', async () => {
    const decide = async (request: WalletRequest): Promise<Decision> =>
      request.kind === 'signMessage' ? { kind: 'reject' } : { kind: 'approve' }
    const { wagmi } = await connected({ decide })
    await expect(signMessage(wagmi, { message: 'hello' })).rejects.toMatchObject({ code: 4001 })
  })

  test('survives a relay that drops the connection and returns', async () => {
    const frail = await startRelay()
    onTestFinished(() => frail.close())
    const { wagmi, status } = await connected({ relayUrl: frail.url })
    frail.drop()
    expect(status()).toBe('connected')
    await vi.waitFor(() => expect(frail.accepted).toBe(4), 10_000)
    const signature = await signMessage(wagmi, { message: 'still there' })
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
    expect(status()).toBe('connected')
  })

  test('survives a reload, on the same chain', async () => {
    const first = await connected()
    await switchChain(first.wagmi, { chainId: 185 })
    // The same storage and key, as after a page reload.
    const second = first.again()
    await autoConnect(second.wagmi)
    expect(getConnection(second.wagmi)).toMatchObject({
      status: 'connected',
      address: alice?.address,
      chainId: 185,
    })
    expect(await signMessage(second.wagmi, { message: 'again' })).toMatch(/^0x/)
  })

  test('a session of another instance of the demo is not restored', async () => {
    const first = await connected()
    const second = openPage({ instanceId: 'another' }, first.storage)
    await autoConnect(second.wagmi)
    expect(second.status()).toBe('disconnected')
  })
})

describe('the pairing link', () => {
  test('is shown if it was prepared earlier', async () => {
    const { wagmi, connector, shown } = openPage()
    const prepared = await prepare(connector)
    expect(await prepare(connector)).toBe(prepared)
    const connecting = connect(wagmi, { connector })
    expect(await shown()).toBe(prepared)
    const phone = await openPhone()
    await phone.pair(prepared)
    await connecting
    expect(getConnection(wagmi).address).toBe(alice?.address)
  })

  test('that was prepared earlier leads to the chain that is wanted later', async () => {
    const { wagmi, connector, shown } = openPage()
    const prepared = await prepare(connector)
    const connecting = connect(wagmi, { connector, chainId: 185 })
    expect(await shown()).toBe(prepared)
    const phone = await openPhone()
    await phone.pair(prepared)
    await connecting
    expect(getConnection(wagmi).chainId).toBe(185)
  })

  test('connects at once, on the wanted chain, if it was approved before the attempt', async () => {
    const { wagmi, connector } = openPage()
    const phone = await openPhone()
    await phone.pair(await prepare(connector))
    await vi.waitFor(() => expect(phone.sessions()).toHaveLength(1))
    await connect(wagmi, { connector, chainId: 185 })
    expect(getConnection(wagmi)).toMatchObject({ address: alice?.address, chainId: 185 })
    expect(phone.sessions()).toHaveLength(1)
  })

  test('is new for the next attempt after a rejection', async () => {
    const answers: Decision[] = [{ kind: 'reject' }, { kind: 'approve' }]
    const phone = await openPhone({ decide: async () => answers.shift() ?? { kind: 'reject' } })
    const { wagmi, connector, shown, status } = openPage()
    const first = connect(wagmi, { connector })
    first.catch(() => {})
    const link = await shown()
    await phone.pair(link)
    await expect(first).rejects.toMatchObject({ code: 4001 })
    expect(status()).toBe('disconnected')

    const second = connect(wagmi, { connector })
    const fresh = await shown(2)
    expect(fresh).not.toBe(link)
    await phone.pair(fresh)
    await second
    expect(status()).toBe('connected')
  })

  test('resolves all pending attempts, whichever link is used', async () => {
    const { connector, shown } = openPage()
    const phone = await openPhone()
    const one = connector.connect()
    const firstLink = await shown(1)
    const two = connector.connect()
    expect(await shown(2)).not.toBe(firstLink)
    await phone.pair(firstLink)
    expect((await one).accounts).toEqual([alice?.address])
    expect((await two).accounts).toEqual([alice?.address])
    expect(phone.sessions()).toHaveLength(1)
    await connector.disconnect()
  })

  test('distinguishes a wallet without the chains from a rejection', async () => {
    const { wagmi, connector, shown } = openPage()
    const phone = await openPhone({ approvedChainIds: [999] })
    const connecting = connect(wagmi, { connector })
    connecting.catch(() => {})
    await phone.pair(await shown())
    await expect(connecting).rejects.toMatchObject({ code: 5100 })
  })
})

describe('configuring it', () => {
  test.each([
    undefined,
    '',
    '  ',
    'YOUR_PROJECT_ID',
    '0123',
    `${projectId}0`,
  ])('without a project id throws a configuration error: %j', (value) => {
    const options = { projectId: value, metadata: { name: 'x' } } as WalletConnectOptions
    expect(() => walletConnect(options)).toThrow('No projectId found.')
  })

  test('loads and requests nothing until it is chosen', async () => {
    const { connector } = openPage({ relayUrl: 'ws://127.0.0.1:1' })
    expect(await connector.getProvider()).toBeUndefined()
    expect(await connector.isAuthorized()).toBe(false)
    await connector.disconnect()
  })

  test('throws without chains', async () => {
    const connector = walletConnect({ projectId, metadata: { name: 'x' } })
    const { connectors } = kitConfigForTest([
      // biome-ignore lint/plugin/casts: untyped callers may pass no chain.
      (config) => connector({ ...config, chains: [] as never }),
    ]).wagmi
    const connecting = connectors[0]?.connect()
    await expect(connecting).rejects.toThrow(NoConnectorChainsError)
    await expect(connecting).rejects.toThrow('No chains found on connector.')
  })

  test('a host can pass an official modal', () => {
    const openModal = vi.fn()
    expect(Reflect.get(openPage({ openModal }).connector, 'openModal')).toBe(openModal)
    expect('openModal' in openPage().connector).toBe(false)
  })
})

function prepare(connector: object): Promise<string> {
  const prepare: unknown = Reflect.get(connector, 'prepare')
  if (typeof prepare !== 'function') throw new Error('no prepare')
  return prepare.call(connector)
}
