import { createPhone, type Phone, type PhoneOptions } from '@foyer/testkit/phone'
import { type RunningRelay, startRelay } from '@foyer/testkit/relay'
import { anvilAccounts } from '@foyer/testkit/wallet'
import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { connect } from '@wagmi/core'
import { expect, onTestFinished, vi } from 'vitest'
import { walletConnect } from '../wallets/connectors/walletConnect/walletConnect.ts'
import type { WalletConnectOptions } from '../wallets/connectors/walletConnect/walletConnectOptions.ts'
import { kitConfigForTest } from './kitConfigForTest.ts'

export const projectId = '0123456789abcdef0123456789abcdef'

/** The result of `startWalletConnectHarness`. */
export type WalletConnectHarness = Awaited<ReturnType<typeof startWalletConnectHarness>>

/** Starts a relay and creates pages and phones that use it. */
export async function startWalletConnectHarness() {
  const relay: RunningRelay = await startRelay()

  /** Opens a page. Clients in one process are distinguished by their storage key. */
  function openPage(
    options: Partial<WalletConnectOptions> = {},
    storage: StorageLike = keepStorageAlive(memoryStorage()),
  ) {
    const storageKey = options.storageKey ?? `page-${crypto.randomUUID()}`
    const factory = walletConnect({
      projectId,
      metadata: { name: 'Foyer' },
      relayUrl: relay.url,
      storage,
      ...options,
      storageKey,
    })
    const kit = kitConfigForTest([factory], { storage })
    const [connector] = kit.wagmi.connectors
    if (!connector) throw new Error('no connector')
    const links: string[] = []
    const expiries: number[] = []
    connector.emitter.on('message', ({ data, type }) => {
      if (type === 'display_uri') links.push(String(data))
      if (type === 'display_uri_expiry') expiries.push(Number(data))
    })
    return {
      wagmi: kit.wagmi,
      connector,
      expiries,
      kit,
      storage,
      status: () => kit.wagmi.state.status,
      async shown(count = 1) {
        await vi.waitFor(() => expect(links.length).toBeGreaterThanOrEqual(count), 15_000)
        return links[count - 1] ?? ''
      },
      /** The same page after a reload or in a second tab: same storage, same key. */
      again() {
        Reflect.deleteProperty(globalThis, `_walletConnectCore_${storageKey}`)
        Reflect.deleteProperty(globalThis, `_walletConnectCore_${storageKey}_count`)
        return openPage({ ...options, storageKey }, storage)
      },
    }
  }

  async function openPhone(options: Partial<PhoneOptions> = {}): Promise<Phone> {
    const phone = await createPhone({
      relayUrl: relay.url,
      accounts: anvilAccounts.slice(0, 3),
      chains: [
        { id: 1, name: 'Ethereum' },
        { id: 185, name: 'Mint' },
      ],
      decide: async () => ({ kind: 'approve' }),
      storagePrefix: `phone-${crypto.randomUUID()}`,
      ...options,
    })
    onTestFinished(() => phone.stop())
    return phone
  }

  async function connected(
    options: Partial<PhoneOptions> = {},
    pageOptions: Partial<WalletConnectOptions> = {},
  ) {
    const { relayUrl = relay.url } = options
    const page = openPage({ relayUrl, ...pageOptions })
    const phone = await openPhone({ relayUrl, ...options })
    const connecting = connect(page.wagmi, { connector: page.connector })
    await phone.pair(await page.shown())
    await connecting
    return { ...page, phone }
  }

  return { connected, openPage, openPhone, relay, close: relay.close }
}
