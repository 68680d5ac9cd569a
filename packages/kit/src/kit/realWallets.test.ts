// @vitest-environment happy-dom

import { type PersonalityName, personalities, type Rule } from '@foyer/testkit/wallet'
import { createTestWallet } from '@foyer/testkit/wallet/script/testWallets.ts'
import { createFakeNode } from '@foyer/testkit/wallet/testing/fakeNode.ts'
import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { en } from '@foyer/ui/i18n/en.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createChainSwitcher } from '../account/chain/createChainSwitcher.ts'
import { type AttemptState, createConnectAttempts } from '../connect/attempt/connectAttempt.ts'
import { attemptEn, failureText } from '../connect/attempt/failureText.ts'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import { createSignInController } from '../sign-in/createSignInController.ts'
import { signInStore } from '../sign-in/signInStore.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { ethereum, kitConfigForTest, mint } from '../testing/kitConfigForTest.ts'
import { chrome } from '../testing/walletListForTest.ts'
import { sendAndRecord } from '../transactions/send/sendAndRecord.ts'
import { disconnectAll } from '../wallets/connection/disconnectAll.ts'
import { connectionRestore } from '../wallets/connection/restore/connectionRestore.ts'
import { popular } from '../wallets/definitions/popularWallets.ts'
import { announcedWallets } from '../wallets/discovery/discoverWallets.ts'
import { findInjectedProviders } from '../wallets/discovery/findInjectedProvider.ts'
import { more } from '../wallets/groups/more.ts'
import { walletList } from '../wallets/list/walletList.ts'
import { walletSource } from '../wallets/list/walletSource.ts'

/** What a visitor comes to with a wallet: the same for all, but for what its row says. */
interface Outcome {
  /** 'connected', or what the dialog says. */
  readonly connects: string
  /** After RETRY, or after the wallet was chosen again. */
  readonly connectsAgain: string
  /** Of a network that the wallet knows. */
  readonly switches: string
  /** Of a network that it does not know. */
  readonly adds: string
  readonly signs: 'authenticated' | 'unauthenticated'
  /** 'sent', or the kind of the error. */
  readonly sends: string
  /** Whether it is said that the wallet keeps the site connected. */
  readonly keeps: boolean
}

const usual: Outcome = {
  connects: 'connected',
  connectsAgain: 'connected',
  switches: 'arrived',
  adds: 'arrived',
  signs: 'authenticated',
  sends: 'sent',
  keeps: false,
}

const lacking = { keeps: true } as const

const differences: Partial<Record<PersonalityName, Partial<Outcome>>> = {
  phantom: { adds: 'notSupported' },
  okx: { keeps: true },
  taho: { adds: 'notSupported' },
  baseAccount: { keeps: true },
  updated: {
    switches: 'other: Extension context invalidated.',
    adds: 'other: Extension context invalidated.',
    signs: 'unauthenticated',
    sends: 'other',
  },
  pretending: { switches: 'wentElsewhere' },
  failingNode: { sends: 'other' },
  silentChain: {
    connects: 'Hanging Wallet didn’t respond.',
    connectsAgain: 'Hanging Wallet didn’t respond.',
  },
  lackingUnknown: lacking,
  lackingServerError: lacking,
  lackingUnsupported: lacking,
  lackingInternal: lacking,
  lackingWords: lacking,
  lackingSilent: { ...lacking, connects: 'connecting' },
  lackingThrows: lacking,
  lackingUndefined: lacking,
}

const names = Object.keys(personalities) as PersonalityName[]
const table = names.map((name) => [name, { ...usual, ...differences[name] }] as const)
/** Wallets that connect, for what needs a connection. */
const connecting = table.filter(([, { connectsAgain }]) => connectsAgain === 'connected')

const base = {
  ...ethereum,
  id: 8453,
  name: 'Base',
  key: 'base',
  rpcUrls: { default: { http: ['https://base.example/rpc'] } },
}

const tConnect = createTranslator(attemptEn, 'en')
const tKit = createTranslator(en, 'en')

beforeEach(() => {
  vi.useFakeTimers()
  const nodes = { ethereum: createFakeNode(1), base: createFakeNode(8453) }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    (`${url}`.includes('base.') ? nodes.base : nodes.ethereum).fetch(url, init),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Lets time pass, and confirms what a wallet asks in the page. */
async function pass(ms = 0): Promise<void> {
  for (const step of [0, ms, 0, 0]) {
    await vi.advanceTimersByTimeAsync(step)
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === 'Confirm in the page')?.click()
  }
  await vi.advanceTimersByTimeAsync(0)
}

/** A page with this wallet. A reload keeps the storage. */
async function open(name: PersonalityName, storage = memoryStorage()) {
  const rpcUrl = 'http://localhost:1/rpc'
  const { rdns, wallet, remove } = createTestWallet({
    personality: name,
    chains: [
      { id: 1, name: 'Ethereum', rpcUrl },
      { id: 185, name: 'Mint', rpcUrl },
    ],
  })
  onTestFinished(remove)
  const adapter = fakeSignInAdapter()
  const kit = kitConfigForTest([], {
    chains: [ethereum, mint, base],
    signIn: { adapter },
    storage,
    walletGroups: async () => [popular, more],
  })
  const groups = await kit.get(walletSource).load()
  await pass()
  const attempts = createConnectAttempts(kit.wagmi, { onConnected() {} })
  const connector = kit.wagmi.connectors.find(({ id }) => id === rdns)
  if (!connector) throw new Error(`${name} is not listed`)
  const announced = kit.get(announcedWallets)

  const outcome = (state: AttemptState): string => {
    if (state.phase !== 'failed') {
      return kit.wagmi.state.status === 'connected' ? 'connected' : state.phase
    }
    const { title, lines } = failureText(state, connector.name, tConnect, tKit)
    return lines.length === 0 ? title : lines.join(' ')
  }
  return {
    adapter,
    attempts,
    connector,
    kit,
    storage,
    wallet,
    rows: () =>
      walletList({
        announced,
        bundledWallets: [],
        connectors: kit.wagmi.connectors,
        device: chrome,
        ethereum: Reflect.get(window, 'ethereum'),
        found: findInjectedProviders(groups, window, announced),
        groups,
        recent: [],
      })
        .flatMap(({ wallets }) => wallets)
        .filter(({ installed }) => installed),
    async connect() {
      void attempts.start({ id: rdns, connector })
      await pass(10_000)
      return outcome(attempts.getState())
    },
    /** RETRY. */
    async retry() {
      attempts.abandon()
      void attempts.start({ id: rdns, connector })
      await pass(10_000)
      return outcome(attempts.getState())
    },
    async answerAll(rule: Rule) {
      for (const { id } of wallet.pending()) wallet.answer(id, rule)
      await pass(5_000)
    },
  }
}

async function connected(name: PersonalityName) {
  const page = await open(name)
  await page.connect()
  if (page.kit.wagmi.state.status !== 'connected') await page.retry()
  expect(page.kit.wagmi.state.status).toBe('connected')
  return page
}

describe('connecting', () => {
  test.each(table)('%s: is listed once, under its own name', async (name) => {
    const { rows } = await open(name)
    expect(rows().map((row) => row.name)).toEqual([personalities[name].name])
    expect(rows()[0]?.iconUrl).toMatch(/^data:image\/svg\+xml/)
  })

  test.each(table)('%s: connects, or says what happened', async (name, expected) => {
    const { connect, retry } = await open(name)
    expect(await connect()).toBe(expected.connects)
    if (expected.connects !== 'connected') expect(await retry()).toBe(expected.connectsAgain)
  })

  test.each(table)('%s: a rejection shows no error, and RETRY connects', async (name, expected) => {
    const { connect, retry, wallet } = await open(name)
    wallet.set('*', 'reject')
    wallet.set('eth_requestAccounts', 'reject')
    expect(await connect()).toBe(personalities[name].name)
    wallet.reset()
    expect(await retry()).toBe(expected.connects)
  })

  test.each(
    connecting,
  )('%s: an approval after the visitor has left is revoked, or named if it stays', async (name, {
    keeps,
  }) => {
    const { answerAll, attempts, connect, connector, wallet } = await open(name)
    wallet.set('eth_requestAccounts', 'hang')
    const onRevoked = vi.fn<(isKept: boolean) => void>()
    void attempts.start({ id: name, connector, onRevoked })
    await pass()
    attempts.abandon()
    await answerAll('approve')
    if (onRevoked.mock.calls.length === 0) {
      // It answers no request for the permission, so the visitor has chosen it twice.
      expect(await connect()).toBe('connecting')
      return
    }
    expect(onRevoked.mock.calls).toEqual([[keeps]])
  })

  test.each(connecting)('%s: a failure after the approval says what stays shared', async (name, {
    keeps,
  }) => {
    const { attempts, connect, retry, wallet } = await open(name)
    wallet.set('eth_chainId', { error: { code: -32603, message: 'Broken.' } })
    const said = [await connect(), attempts.getState().phase === 'failed' ? '' : await retry()]
    const wallets = personalities[name].name
    const stays = `${wallets} keeps this site connected. To remove it, use ${wallets}’s settings.`
    expect(said.join('')).toContain(`${wallets} says: Broken.${keeps ? ` ${stays}` : ''}`)
    expect(said.join('')).not.toMatch(/Nothing/)
  })

  const lasting = connecting.filter(([name]) => personalities[name].updatesAfterMs === undefined)
  test.each(
    lasting,
  )('%s: that hangs after the approval is asked from the start when it is chosen again', async (name) => {
    const { attempts, connector, kit, wallet } = await open(name)
    wallet.set('eth_chainId', 'hang')
    const choose = () =>
      attempts.getState().phase === 'connecting'
        ? attempts.remind()
        : void attempts.start({ id: name, connector })
    choose()
    await pass(2_000)
    choose()
    await pass(2_000)
    wallet.set('eth_chainId', 'approve')
    choose()
    await pass(2_000)
    expect(kit.wagmi.state.status).toBe('connected')
  })
})

describe('once connected', () => {
  test.each(connecting)('%s: switches to a network that it knows', async (name, expected) => {
    const { connector, kit } = await connected(name)
    expect(await switchTo(kit, connector, mint)).toBe(expected.switches)
    if (expected.switches !== 'arrived') return
    const [connection] = kit.wagmi.state.connections.values()
    expect(connection?.chainId).toBe(185)
  })

  test.each(connecting)('%s: adds a network, or says that it cannot', async (name, expected) => {
    const { connector, kit, wallet } = await connected(name)
    expect(await switchTo(kit, connector, base)).toBe(expected.adds)
    const asked = wallet.log().map(({ method }) => method)
    // No second question after a clear refusal.
    if (expected.adds === 'notSupported') expect(asked).not.toContain('wallet_addEthereumChain')
  })

  test.each(connecting)('%s: a rejected switch is no error', async (name, expected) => {
    if (expected.switches !== 'arrived' || personalities[name].asksToSwitch !== 'always') return
    const { connector, kit, wallet } = await connected(name)
    wallet.set('*', 'reject')
    expect(await switchTo(kit, connector, mint)).toMatch(/^rejected/)
  })

  test.each(connecting)('%s: signs in', async (name, expected) => {
    const { kit } = await connected(name)
    const store = kit.get(signInStore)
    if (!store) throw new Error('no sign-in')
    const controller = createSignInController(kit, store)
    onTestFinished(controller.start())
    controller.enter()
    await pass()
    void controller.sign()
    await pass(5_000)
    expect(store.state.get().status).toBe(expected.signs)
  })

  test.each(connecting)('%s: sends', async (name, expected) => {
    const { connector, kit } = await connected(name)
    const [connection] = kit.wagmi.state.connections.values()
    const address = connection?.accounts[0]
    if (!address) throw new Error('no account')
    const sent = sendAndRecord(kit, {
      address,
      chain: ethereum,
      connector,
      description: 'Test',
      to: address,
      value: 0n,
    }).then(() => 'sent', classifyWalletError)
    await pass(10_000)
    expect(await sent).toBe(expected.sends)
  })

  test.each(
    connecting,
  )('%s: disconnects, also after a reload, and names it if it keeps the permission', async (name, expected) => {
    const page = await connected(name)
    const ended = disconnectAll(page.kit)
    await pass(5_000)
    expect(await ended).toEqual(expected.keeps ? [page.connector.name] : [])
    expect(page.kit.wagmi.state.status).toBe('disconnected')
    const reloaded = kitConfigForTest([], { storage: page.storage })
    void reloaded.get(connectionRestore).run()
    await pass(10_000)
    expect(reloaded.wagmi.state.connections.size).toBe(0)
  })
})

test.each<[PersonalityName, boolean]>([
  ['rabby', false],
  ['okx', true],
  // It lists no permissions, so nothing is claimed.
  ['lackingUnknown', false],
])('%s: locked, is named after a disconnect if it keeps its permission: %s', async (name, keeps) => {
  const { connector, kit, wallet } = await connected(name)
  wallet.lock()
  const ended = disconnectAll(kit)
  await pass(6_000)
  expect(await ended).toEqual(keeps ? [connector.name] : [])
})

test("MetaMask's extension and the wallet of its SDK are two rows that can be told apart", async () => {
  await open('metamask13')
  const { connect, kit, rows } = await open('metamaskConnect')
  expect(rows().map(({ name, rdnsNote }) => [name, rdnsNote])).toEqual([
    ['MetaMask', undefined],
    ['MetaMask', 'io.metamask.mmc'],
  ])
  expect(await connect()).toBe('connected')
  const [connection] = kit.wagmi.state.connections.values()
  expect(connection?.chainId).toBe(1)
})

async function switchTo(
  kit: Parameters<typeof createChainSwitcher>[0],
  connector: Parameters<typeof createChainSwitcher>[1],
  chain: Parameters<ReturnType<typeof createChainSwitcher>['switchTo']>[0],
): Promise<string> {
  const switcher = createChainSwitcher(kit, connector)
  void switcher.switchTo(chain)
  await pass(10_000)
  const state = switcher.getState()
  if (state.phase !== 'failed') return state.phase
  const isTold = state.failure === 'other' || state.failure === 'rejected'
  return isTold ? `${state.failure}: ${state.said}` : state.failure
}
