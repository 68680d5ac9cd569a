import { demoAccounts } from '@foyer/testkit/chains/accounts.ts'
import { announce } from '@foyer/testkit/wallet/announce/announce.ts'
import { createWalletEngine } from '@foyer/testkit/wallet/engine.ts'
import { personalities } from '@foyer/testkit/wallet/personalities.ts'
import type { Personality } from '@foyer/testkit/wallet/personality.ts'
import type { WalletAccount, WalletChain } from '@foyer/testkit/wallet/types.ts'
import { getAddress } from 'viem'
import { describeChain } from './chainName.ts'
import { addFonts, type WalletFont } from './fonts.ts'
import { plainText } from './format.ts'
import { demoWalletIcon } from './icon.ts'
import { describeRequest } from './requests/describeRequest.ts'
import type { DescribeContext } from './requests/requestView.ts'
import { readToken, type Token } from './requests/tokenCalls.ts'
import { shortenAddress } from './shortenAddress.ts'
import { text } from './texts.ts'
import { createWalletUi } from './walletUi.ts'

/** Options of `startDemoWallet`. */
export interface DemoWalletOptions {
  /** The demo's networks; the wallet starts on the first. */
  readonly chains: readonly WalletChain[]
  /** State of another demo instance is dropped. */
  readonly instanceId: string
  /** The app's name, as wallets show it. */
  readonly appName: string
  /** Default: fonts of the system. */
  readonly fonts?: readonly WalletFont[] | undefined
  /** The parent of the wallet's window and button. Default: the body. */
  readonly container?: HTMLElement | undefined
}

const rdns = 'xyz.foyer.demo'
const shownAccounts = 5
const tokenPatienceMs = 1500

/**
 * Starts the Demo Wallet in this page: announced through EIP-6963 and answered by the visitor.
 * `stop` removes it; its state stays stored.
 */
export function startDemoWallet(options: DemoWalletOptions): { stop(): void } {
  const { chains, instanceId, appName, fonts = [], container = document.body } = options
  const accounts: readonly WalletAccount[] = demoAccounts.slice(0, shownAccounts)
  const host = window.location.host
  // Without an endpoint, to see how a site handles an unsupported network.
  const unsupportedChain: WalletChain = { id: 424_242, name: text('home.unsupported') }
  // Refuses a second identical request; the window shows the first.
  const personality: Personality = {
    ...personalities.plain,
    name: text('wallet.name'),
    rdns,
    duplicates: 'refuse',
  }
  const engine = createWalletEngine({
    accounts,
    chains: [...chains, unsupportedChain],
    personality,
    storage: { key: 'foyer-demo-wallet', instanceId },
    decide: async (request) => ui.ask(await describeRequest(request, context)),
    onDuplicate: () => ui.open(),
  })
  const context: DescribeContext = {
    host,
    appName,
    nameOf: (address) => nameOf(accounts, address),
    readToken: (chainId, address) =>
      withinPatience(readToken(address, (params) => engine.read(chainId, 'eth_call', params))),
    get currentChain() {
      const { chainId } = engine.state()
      const chain = engine.chains().find((known) => known.id === chainId)
      return chain ? describeChain(chain) : String(chainId)
    },
  }
  const ui = createWalletUi({ engine, accounts, host: plainText(host, 40), container })
  const removeFonts = addFonts(fonts)
  const uuid = crypto.randomUUID?.() ?? '5f0a7c1e-0000-4000-8000-f0e4de300001'
  const silence = announce(engine.provider, {
    uuid,
    name: text('wallet.name'),
    icon: demoWalletIcon,
    rdns,
  })
  return {
    stop() {
      silence()
      ui.stop()
      engine.stop()
      removeFonts()
    },
  }
}

function nameOf(accounts: readonly WalletAccount[], address: string): string {
  const own = accounts.find((account) => account.address === getAddress(address))
  return own?.name ?? shortenAddress(getAddress(address))
}

/**
 * Resolves with undefined if the token does not answer in time; it is then shown like any contract.
 */
async function withinPatience(reading: Promise<Token | undefined>): Promise<Token | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), tokenPatienceMs)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}
