import { installWallets, type WalletHandle, walletHandle } from '@foyer/testkit/fixtures'
import type { TestWalletConfig } from '@foyer/testkit/wallet'
import { expect, type Page } from '@playwright/test'
import { chains } from '../../apps/shell/config/chains.ts'
import { type Stack, testOfStack } from '../stack.ts'

export type { Stack }

interface TestFixtures {
  /**
   * Stops a server that the test started, once the page is closed. An open page would contact it
   * again and report the refused connection.
   */
  readonly afterPage: (end: () => Promise<unknown>) => void
  /** Problems in the page: console errors, unhandled rejections, refused content. */
  readonly problems: string[]
  /**
   * Accepts a problem that the test itself causes, for the whole test: a response in flight when
   * the page closes is reported late.
   */
  readonly tolerate: (problem: RegExp) => void
  /** The patterns passed to `tolerate`. */
  readonly tolerated: RegExp[]
  /** Installs a scripted wallet before the page is opened. */
  readonly addWallet: (config?: Partial<TestWalletConfig>) => Promise<WalletHandle>
  /** The same for several wallets, in the order of their announcement. */
  readonly addWallets: (
    ...configs: readonly Partial<TestWalletConfig>[]
  ) => Promise<readonly WalletHandle[]>
}

/**
 * For tests that see motion in `npm test` too, which otherwise reduces it (`playwright.config.ts`).
 */
export const fullMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Chromium's message for a failed request. */
const failedRequest = 'Failed to load resource'

/** Chromium's message for `/nowhere`: an address without a page has the status 404. */
export const missingPage = /Failed to load resource: .* 404 .*\/nowhere/

/** Firefox's message for a socket that a reload or the end of the test closed. */
const brokenSocket = /page error: (?:Firefox can’t establish a|The) connection to .*\bwss?:/

export const test = testOfStack.extend<TestFixtures>({
  baseURL: async ({ stack }, use) => use(stack.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern.
  tolerated: async ({}, use) => use([]),

  tolerate: async ({ tolerated }, use) => use((problem) => void tolerated.push(problem)),

  problems: async ({ browserName, tolerated }, use) => {
    const problems: string[] = []
    await use(problems)
    const isFirefox = browserName === 'firefox'
    expect(
      problems.filter(
        (problem) =>
          !tolerated.some((pattern) => pattern.test(problem)) &&
          !(isFirefox && brokenSocket.test(problem)),
      ),
      'the page raised no error and broke no content policy',
    ).toEqual([])
    for (const pattern of tolerated) {
      // Firefox does not report failed requests.
      if (isFirefox && pattern.source === failedRequest) continue
      expect(problems, `what ${pattern} tolerates has happened`).toContainEqual(
        expect.stringMatching(pattern),
      )
    }
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern.
  afterPage: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = []
    await use((end) => void ends.push(end))
    for (const end of ends.toReversed()) await end()
  },

  page: async ({ afterPage: _isSetUpBefore, page, problems, stack }, use) => {
    const snapshot = await stack.chains.snapshot()
    await watch(page, problems)
    await use(page)
    // Requests from now on belong to no test, since its routes are about to be removed.
    for (const event of ['console', 'pageerror', 'request']) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
    await stack.chains.revert(snapshot)
  },

  addWallets: async ({ page, stack }, use) => {
    let installed = false
    await use(async (...configs) => {
      if (installed) throw new Error('All wallets of a test are added at once.')
      installed = true
      const named = configs.map((config, index) => {
        const rdns = config.rdns ?? `com.example.wallet${index + 1}`
        return { rdns, config: { ...walletOn(stack), ...config, rdns } }
      })
      await installWallets(
        page,
        named.map(({ config }) => config),
      )
      return named.map(({ rdns }) => walletHandle(page, rdns))
    })
  },

  addWallet: async ({ addWallets }, use) => {
    await use(async (config = {}) => {
      const [wallet] = await addWallets(config)
      if (!wallet) throw new Error('No wallet was added.')
      return wallet
    })
  },
})

export { expect }

/**
 * A wallet named 'Test Wallet' that talks to the same nodes as the page, through the same origin.
 */
export function walletOn(stack: Pick<Stack, 'url'>) {
  return {
    name: 'Test Wallet',
    chains: chains.map(({ id, name }) => ({
      id,
      name,
      rpcUrl: `${stack.url}/rpc/${id}`,
    })),
  }
}

async function watch(page: Page, problems: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') {
      problems.push(`request to another host: ${request.url()}`)
    }
  })
  await page.addInitScript(() => {
    // React wraps errors of components; the page error event contains no cause.
    window.addEventListener('error', ({ error, message }) => {
      // Set in the page only, not on the browser's console.
      if (message.startsWith('ResizeObserver loop')) console.error(message)
      if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.stack)
    })
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}
