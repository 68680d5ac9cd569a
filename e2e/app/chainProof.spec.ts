import { startChains } from '@foyer/testkit/chains'
import type { WalletHandle } from '@foyer/testkit/fixtures'
import type { Page } from '@playwright/test'
import { expect, type Stack, test } from './fixtures.ts'
import { accountButton, connect, networkButton, openAccount } from './journey.ts'
import { askNode } from './node.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Time for two checks of the wallet's chain on a busy machine. */
const soon = { timeout: 40_000 }

/**
 * The wallet's node, behind the page's own origin, since the page's content policy also applies to
 * the scripted wallet in it. Starts as the demo's own node, until the wallet moves.
 */
async function walletNode(page: Page, stack: Stack, start = stack.chains.url(1)) {
  const rpcUrl = `${stack.url}/wallet-node`
  let target = start
  let underWay = 0
  await page.route(rpcUrl, async (route) => {
    underWay += 1
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: route.request().postData(),
    })
    await route.fulfill({ contentType: 'application/json', body: await response.text() })
    underWay -= 1
  })
  return {
    chains: [{ id: 1, name: 'Ethereum', rpcUrl }],
    /** From now on, another node answers; what was asked before is answered by the old one. */
    async moveTo(url: string) {
      // Its answer comes after the request for everything that the page has asked before.
      await page.evaluate(async () => (await fetch('/favicon.svg', { cache: 'no-store' })).text())
      await expect.poll(() => underWay).toBe(0)
      target = url
    },
  }
}

/** Hides the page, which from then on does not poll the wallet. */
async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  })
}

async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
    window.dispatchEvent(new Event('focus'))
  })
}

async function asked(wallet: WalletHandle): Promise<readonly string[]> {
  return (await wallet.log()).map(({ method }) => method)
}

test('a wallet on another chain with the same id is detected by its genesis block', {
  tag: '@long',
}, async ({ addWallet, afterPage, page, stack }) => {
  // For the page, this is the real network: the same chain id with another history.
  const other = await startChains({ chains: [{ id: 1 }] })
  afterPage(() => other.stop())
  const node = await walletNode(page, stack, other.url(1))
  await addWallet({ chains: node.chains })
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toContainText('another copy of this network')
  await expect(accountButton(page)).not.toContainText('ETH')
  const dialog = await openAccount(page)
  await expect(dialog.getByText('Your wallet is on another copy of Ethereum')).toBeVisible()
})

test('a wallet that silently switches to another chain with the same id gets no requests there', async ({
  addWallet,
  afterPage,
  page,
  stack,
}) => {
  const other = await startChains({ chains: [{ id: 1 }] })
  afterPage(() => other.stop())
  const node = await walletNode(page, stack)
  const wallet = await addWallet({ chains: node.chains, personality: 'metamask12' })
  await page.goto('/activity')
  await connect(page)
  await expect(accountButton(page)).toContainText('ETH')
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Send a test transaction' })
  await expect(send).toBeVisible()

  await lookAway(page)
  await node.moveTo(other.url(1))
  await send.click()
  await expect(main.getByRole('alert')).toHaveText(
    'Nothing was sent: your wallet is on another copy of this network.',
  )
  await expect(accountButton(page)).toContainText('another copy of this network')
  await expect(send).toBeHidden()

  // The page checks again, and the wallet is back.
  await node.moveTo(stack.chains.url(1))
  await lookAgain(page)
  await expect(accountButton(page)).toContainText('ETH', soon)

  // Nor is a contract of this chain called on another one.
  await page.getByRole('link', { name: 'Vault', exact: true }).first().click()
  await main.getByRole('button', { name: 'Get test tokens' }).click()
  await expect(main).toContainText('Balance 1,000 FOYER')
  await page.getByLabel('Amount').fill('10')
  const approve = main.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeVisible()
  await lookAway(page)
  await node.moveTo(other.url(1))
  await approve.click()
  await expect(main).toContainText('Your wallet is on another copy of Ethereum')

  const sent = (await asked(wallet)).filter((method) => method === 'eth_sendTransaction')
  expect(sent, 'the test tokens, on the demo’s own chain').toHaveLength(1)
  expect(await askNode(other.url(1), 'eth_getTransactionCount', alice, 'latest')).toBe('0x0')
})

test('a wallet that switches to another chain with the same id is detected while the page is idle', {
  tag: '@long',
}, async ({ addWallet, afterPage, page, stack }) => {
  const other = await startChains({ chains: [{ id: 1 }] })
  afterPage(() => other.stop())
  const node = await walletNode(page, stack)
  await addWallet({ chains: node.chains })
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toContainText('ETH')
  await node.moveTo(other.url(1))
  await expect(accountButton(page)).toContainText('another copy of this network', soon)
  await expect(accountButton(page)).not.toContainText('ETH')
})

test('a wallet on a network whose node is down is trusted about its chain', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  const wallet = await addWallet()
  await page.goto('/activity')
  await connect(page)
  await expect(networkButton(page)).toHaveText(/Ethereum/)
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Send a test transaction' })
  await expect(send).toBeVisible()

  await lookAway(page)
  await wallet.set('eth_getBlockByNumber', 'hang')
  await wallet.set('eth_chainId', { result: '0x2105' })
  await send.click()
  await expect(main.getByRole('alert')).toHaveText(
    'Nothing was sent: your wallet has switched to another network. Switch back, then try again.',
  )
  await expect(networkButton(page)).toHaveText(/Base/)
  expect(await asked(wallet)).not.toContain('eth_sendTransaction')

  // The page also notices without sending anything, as soon as it is visible again.
  await wallet.set('eth_chainId', { result: '0xa4b1' })
  await lookAgain(page)
  await expect(networkButton(page)).toHaveText(/Arbitrum One/)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(
    main.getByRole('row').filter({ hasText: 'In your wallet now' }).first(),
  ).toContainText('Arbitrum One')
})

test('the vault says so when a wallet gives no proof of its network', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/vault')
  await wallet.set('eth_getBlockByNumber', { error: { code: 4200, message: 'Unsupported' } })
  await connect(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Couldn’t verify which Ethereum your wallet is on')
  await expect(main).not.toContainText('another copy')
  await expect(main.getByRole('button', { name: 'Switch Networks' })).toBeVisible()
})
