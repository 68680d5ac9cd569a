import { type LocalChains, startChains } from '@foyer/testkit/chains'
import { installWallets, type WalletHandle, walletHandle } from '@foyer/testkit/fixtures'
import { test as base, expect, type Page } from '@playwright/test'
import { base as baseChain, mainnet } from 'viem/chains'

interface WorkerFixtures {
  /** Local nodes that replace the public ones of Ethereum and Base. */
  readonly chains: LocalChains
}

interface TestFixtures {
  /** The page's console errors and warnings. */
  readonly problems: string[]
  /** A page with a scripted wallet. */
  readonly visitor: { readonly page: Page; readonly wallet: WalletHandle }
}

const replaced = [mainnet, baseChain]

/** A page with a scripted wallet, whose requests to public endpoints go to local nodes. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  chains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern.
    async ({}, use) => {
      const chains = await startChains({ chains: replaced })
      await use(chains)
      await chains.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  problems: async ({ page }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
    await use(problems)
    expect(problems, 'the console is empty').toEqual([])
  },

  visitor: async ({ chains, page, problems: _ }, use) => {
    for (const { id, rpcUrls } of replaced) {
      for (const url of rpcUrls.default.http) {
        await page.route(
          (asked) => asked.href.startsWith(url),
          async (route) => {
            const response = await route.fetch({ url: chains.url(id) })
            await route.fulfill({ response })
          },
        )
      }
    }
    const wallets = replaced.map(({ id, name }) => ({ id, name, rpcUrl: chains.url(id) }))
    await installWallets(page, [{ name: 'Test Wallet', rdns, chains: wallets }])
    await use({ page, wallet: walletHandle(page, rdns) })
    // Ends the page's polls, which would reach the public endpoints once nothing replaces them.
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

const rdns = 'com.example.wallet'

export { expect, type Page }

/** Connects by the dialog, as a visitor does. */
export async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await expectConnected(page)
}

/** Expects the account button, with the address or, once it is known, the name. */
export async function expectConnected(page: Page): Promise<void> {
  await expect(
    page.getByRole('button', { name: /^Account .*(?:0xf3…2266|alice\.foyer\.eth)/ }),
  ).toBeVisible()
}
