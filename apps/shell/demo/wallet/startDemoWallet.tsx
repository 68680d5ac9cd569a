import { anvilAccounts } from '@foyer/testkit/chains/accounts.ts'
import { announce } from '@foyer/testkit/wallet/announce/announce.ts'
import { createWalletEngine } from '@foyer/testkit/wallet/engine.ts'
import { personalities } from '@foyer/testkit/wallet/personalities.ts'
import type { Personality } from '@foyer/testkit/wallet/personality.ts'
import type { WalletChain } from '@foyer/testkit/wallet/types.ts'
import { createObservable } from '@foyer/ui/utils/createObservable.ts'
import { createRoot } from 'react-dom/client'
import { DemoWallet } from './DemoWallet.tsx'
import './fonts.css'
import { describeChain, nameOf } from './format.ts'
import { demoWalletIcon } from './icon.ts'
import { describeRequest } from './requests/describeRequest.ts'
import { createRequestQueue } from './requests/requestQueue.ts'
import type { DescribeContext } from './requests/requestView.ts'
import { readToken, type Token } from './requests/tokenCalls.ts'

export interface DemoWalletOptions {
  /** The demo's networks; the wallet starts on the first. */
  readonly chains: readonly WalletChain[]
  /** State of another demo instance is dropped. */
  readonly instanceId: string
  /** The site's name. */
  readonly site: string
  /** The app's name, as wallets show it. */
  readonly appName: string
}

const rdns = 'xyz.foyer.demo'
const shownAccounts = 5
const tokenPatienceMs = 1500

/**
 * Starts the Demo Wallet in this page: announced through EIP-6963 and answered by the visitor.
 * `stop` removes it; its state stays stored.
 */
export function startDemoWallet(options: DemoWalletOptions): { stop(): void } {
  const { appName, chains, instanceId, site } = options
  const accounts = anvilAccounts.slice(0, shownAccounts)
  const { host } = window.location
  // Without an endpoint, to see how a site handles an unsupported network.
  const unsupportedChain: WalletChain = { id: 424_242, name: 'Unsupported testnet' }
  // Refuses a second identical request; the window shows the first.
  const personality: Personality = {
    ...personalities.plain,
    name: 'Demo Wallet',
    rdns,
    duplicates: 'refuse',
  }
  const queue = createRequestQueue()
  const isOpen = createObservable(false)
  queue.subscribe(() => isOpen.set(queue.get().length > 0))
  const engine = createWalletEngine({
    accounts,
    chains: [...chains, unsupportedChain],
    personality,
    storage: { key: 'foyer-demo-wallet', instanceId },
    decide: async (request) => queue.add(await describeRequest(request, context)),
    onDuplicate: () => isOpen.set(true),
  })
  const context: DescribeContext = {
    site,
    host,
    nameOf: (address) => nameOf(accounts, address),
    readToken: (chainId, address) =>
      withinPatience(readToken(address, (params) => engine.read(chainId, 'eth_call', params))),
    get currentChain() {
      const { chainId } = engine.state()
      const chain = engine.chains().find((known) => known.id === chainId)
      return chain ? describeChain(chain) : String(chainId)
    },
  }
  const container = document.createElement('div')
  container.dataset.demoWallet = ''
  container.lang = 'en'
  document.body.append(container)
  const root = createRoot(container)
  const origin = `${host} · ${appName}`
  root.render(<DemoWallet {...{ accounts, engine, isOpen, origin, queue, site }} />)
  const silence = announce(engine.provider, {
    uuid: crypto.randomUUID?.() ?? '5f0a7c1e-0000-4000-8000-f0e4de300001',
    name: 'Demo Wallet',
    icon: demoWalletIcon,
    rdns,
  })
  return {
    stop() {
      silence()
      queue.clear()
      root.unmount()
      container.remove()
      engine.stop()
    },
  }
}

/** Undefined if the token does not answer in time; it is then shown like any contract. */
function withinPatience(reading: Promise<Token | undefined>): Promise<Token | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, tokenPatienceMs))
  return Promise.race([reading, late])
}
