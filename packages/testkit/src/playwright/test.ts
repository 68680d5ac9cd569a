import { test as base } from '@playwright/test'
import { createLocalChains, type LocalChains } from '../chains/localChains.ts'
import { type StartChainsOptions, startChains } from '../chains/startChains.ts'
import type { WalletOptions } from '../wallet/script/walletOptions.ts'
import { installWallet, type PageWallet } from './installWallet.ts'
import { type PublicChain, routeToLocalChains, watchClosing } from './routeToLocalChains.ts'

/** The fixtures of a page's test, besides Playwright's own. */
export interface WalletFixtures {
  /** Options of `wallet`: `test.use({ walletOptions: { personality: 'metamask13' } })`. */
  readonly walletOptions: WalletOptions
  /** A scripted wallet in `page`. With local chains, it reads and sends there. */
  readonly wallet: PageWallet
}

/** Options of the local chains for the tests of a file. */
export type LocalChainsOptions = Omit<StartChainsOptions, 'chains'> & {
  /** The networks to replace by local nodes. Default: none. */
  readonly chains: readonly PublicChain[]
}

/** Fixtures shared by all tests of a worker. */
export interface ChainFixtures {
  /**
   * The networks replaced by local nodes, by default none: `test.use({ localChains: { chains:
   * [mainnet, base] } })` with the chains of `viem/chains`. The page's requests to their endpoints
   * are answered by the nodes, with a `wallet` or without.
   */
  readonly localChains: LocalChainsOptions
  /** The running nodes, in the same state at the start of each test. */
  readonly chains: LocalChains
}

interface OwnFixtures {
  readonly sameState: undefined
}

/** Playwright's `test` with a scripted wallet in the page and, if configured, local chains. */
export const test = base.extend<WalletFixtures & OwnFixtures, ChainFixtures>({
  localChains: [{ chains: [] }, { option: true, scope: 'worker' }],

  chains: [
    async ({ localChains }, use) => {
      const chains = await startAll(localChains)
      await use(chains)
      await chains.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  walletOptions: [{}, { option: true }],

  sameState: [
    async ({ chains }, use) => {
      const snapshot = await chains.snapshot()
      await use(undefined)
      await chains.revert(snapshot)
    },
    { auto: true },
  ],

  context: async ({ context, localChains, chains }, use) => {
    await routeToLocalChains(context, localChains.chains, chains)
    const isClosed = watchClosing(context)
    await use(context)
    if (isClosed() || localChains.chains.length === 0) return
    // Ends the pages' polls, which would reach the public endpoints once nothing replaces them.
    const [page, ...others] = context.pages()
    for (const other of others) await other.close()
    await page?.goto('about:blank')
    await page?.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },

  wallet: async ({ page, walletOptions, localChains, chains }, use) => {
    const served = localChains.chains.map(({ id, name, rpcUrls }) => ({
      id,
      name,
      // The node answers there, too, and the page's content policy allows it.
      rpcUrl: rpcUrls.default.http[0] ?? chains.url(id),
    }))
    const own = served.length > 0 ? { chains: served } : {}
    await use(await installWallet(page, { ...own, ...walletOptions }))
  },
})

async function startAll(options: LocalChainsOptions): Promise<LocalChains> {
  if (options.chains.length > 0) return startChains(options)
  const none = { ready: Promise.resolve([]), stop: () => Promise.resolve() }
  return createLocalChains([], none, undefined)
}
