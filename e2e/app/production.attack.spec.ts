import { chains } from '../../apps/shell/config/chains.ts'
import { serve } from '../../apps/shell/server/serve.ts'
import { test as base, expect, missingPage, walletOn } from './fixtures.ts'
import {
  accountButton,
  connect,
  header,
  networkButton,
  networkDialog,
  openAccount,
} from './journey.ts'
import { startOwnNode } from './ownNode.ts'
import { openSignIn, signMessage } from './signInJourney.ts'

const chainIds = [1, 8453]

/** The production build and server on two networks, whose nodes are on other origins. */
const test = base.extend<{ readonly production: string }>({
  production: async ({ afterPage, stack }, use) => {
    const nodes = await Promise.all(chainIds.map((id) => startOwnNode(`${stack.url}/rpc/${id}`)))
    const server = await serve({
      mode: 'production',
      host: 'localhost',
      port: 0,
      chains: chains
        .filter(({ id }) => chainIds.includes(id))
        .map((chain, index) => ({
          ...chain,
          rpcUrls: { default: { http: [nodes[index]?.url ?? ''] } },
        })),
      auth: { databaseFile: ':memory:' },
    })
    for (const node of nodes) afterPage(() => node.stop())
    afterPage(() => server.close())
    await use(server.url)
  },
})

test('a whole visit of the production site breaks no content policy', async ({
  addWallet,
  page,
  production,
  tolerate,
}) => {
  // All that the browser would report, also of workers, and before the page's first script.
  const reports: unknown[] = []
  const browser = await page.context().newCDPSession(page)
  browser.on('Audits.issueAdded', ({ issue }) => {
    if (issue.code === 'ContentSecurityPolicyIssue') reports.push(issue.details)
  })
  await browser.send('Audits.enable')
  tolerate(missingPage)
  await addWallet(walletOn({ url: production }))

  for (const path of ['/activity', '/networks', '/settings', '/nowhere', '/']) {
    await page.goto(production + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await connect(page)
  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Base' }).click()
  await expect(networkButton(page)).toHaveText(/Base/)
  await openSignIn(page)
  await signMessage(page)
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await header(page).getByRole('link', { name: 'Networks', exact: true }).click()
  await expect(page).toHaveTitle(/Networks/)
  await header(page).getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(page).toHaveTitle(/Activity/)
  await page.goto(`${production}/settings`)
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible()
  for (const theme of ['Light', 'System', 'Dark']) {
    await page.getByRole('radio', { name: theme }).check()
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('combobox').selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  expect(reports).toEqual([])

  await page.evaluate(() => fetch('https://evil.example/').catch(() => undefined))
  await expect.poll(() => reports.length, 'a violation is reported').toBe(1)
  tolerate(/evil\.example/)
})
