import type { Page } from '@playwright/test'
import { chains } from '../../apps/shell/config/chains.ts'
import { defaultDistDir, serve } from '../../apps/shell/server/serve.ts'
import { owner } from './contractAccount.ts'
import { test as base, expect } from './fixtures.ts'
import { accountButton, connectDialog, header, pickWallet } from './journey.ts'
import { playKeys } from './keysPage.ts'
import { startOwnNode } from './ownNode.ts'
import { openSignIn, signMessage } from './signInJourney.ts'

interface Production {
  readonly url: string
  readonly nodeUrl: string
}

/** The page as in production, where Coinbase's wallet is offered, on one network. */
const test = base.extend<{ production: Production }>({
  production: async ({ afterPage, stack }, use) => {
    const node = await startOwnNode(`${stack.url}/rpc/1`)
    const server = await serve({
      mode: 'production',
      host: 'localhost',
      port: 0,
      distDir: defaultDistDir('demo'),
      chains: chains
        .filter(({ id }) => id === 1)
        .map((chain) => ({ ...chain, rpcUrls: { default: { http: [node.url] } } })),
      auth: { databaseFile: ':memory:' },
    })
    afterPage(() => node.stop())
    afterPage(() => server.close())
    await use({ url: server.url, nodeUrl: node.url })
  },
})

test('Coinbase’s window opens under our content policy, is retried, connects and signs; no other host is contacted', async ({
  context,
  page,
  problems,
  production,
  tolerate,
}) => {
  const scripts: string[] = []
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes('https://keys.coinbase.com')) scripts.push(response.url())
  })
  const keys = await playKeys(context, owner)

  await page.goto(production.url)
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const row = connectDialog(page).getByRole('button', { name: 'Coinbase Wallet', exact: true })
  await expect(row).toBeVisible()
  expect(scripts, 'nothing of the SDK before it is chosen').toEqual([])

  keys.next = 'refuse'
  await row.click()
  const retry = connectDialog(page).getByRole('button', { name: 'RETRY' })
  await expect(retry).toBeVisible()
  await expect.poll(() => scripts).toHaveLength(1)
  await expect(page.getByText('Connection failed'), 'a refusal is no failure').toHaveCount(0)
  keys.next = 'approve'
  await retry.click()
  // Shows the address until the lookup of the name is done.
  const account = new RegExp(`${owner.address.slice(-4)}|alice\\.foyer\\.eth`)
  await expect(accountButton(page)).toHaveText(account)
  expect(keys.opened[0]?.searchParams.get('origin')).toBe(production.url)

  await openSignIn(page)
  await signMessage(page)
  const session = () => fetch('/auth/session').then((answer) => answer.json())
  await expect.poll(() => page.evaluate(session)).toMatchObject({ address: owner.address })
  expect(keys.asked).toEqual(['eth_requestAccounts', 'eth_requestAccounts', 'personal_sign'])
  await page.reload()
  await expect(accountButton(page)).toBeVisible()

  expect(asked).toEqual(
    new Set([production.url, production.nodeUrl].map((url) => new URL(url).origin)),
  )
  expect(problems, 'all of it under the strict policy').toEqual([])

  await test.step('a blocked pop-up is reported, and RETRY opens it', async () => {
    // The SDK's own notice injects styles, which the policy blocks.
    tolerate(/style-src/)
    await page.evaluate(() => localStorage.clear())
    await page.goto(production.url)
    await blockWindows(page, true)
    await pickWallet(page, 'Coinbase')
    const told = 'Your browser blocked the Coinbase Wallet window. Allow pop-ups for this site'
    await expect(connectDialog(page).getByText(told)).toBeVisible()
    await expect(page.getByText('Popup was blocked')).toBeHidden()
    await blockWindows(page, false)
    await retry.click()
    await expect(accountButton(page)).toBeVisible()
  })
})

async function blockWindows(page: Page, blocked: boolean): Promise<void> {
  await page.evaluate((isBlocked) => {
    const own = Reflect.get(window, 'ownOpen') ?? window.open
    Reflect.set(window, 'ownOpen', own)
    window.open = isBlocked ? () => null : own
  }, blocked)
}
