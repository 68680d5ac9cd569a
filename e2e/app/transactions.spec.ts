import { startChains } from '@foyer/testkit/chains'
import { installWallets } from '@foyer/testkit/fixtures'
import type { Page, Route } from '@playwright/test'
import { chains as configuredChains } from '../../apps/shell/config/chains.ts'
import { standStill, violations } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, networkButton, networkDialog, openAccount } from './journey.ts'
import {
  askNode,
  countRequests,
  keepRecords,
  stoppedNode,
  thousandRecords,
  waitForRequests,
} from './node.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The tracker checks every 4 s, and the machine may be busy. */
const soon = { timeout: 20_000 }

const rowOf = (page: Page, text: string | RegExp = 'Send 0.001 ETH to yourself') =>
  page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').filter({ hasText: text })
const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const sendTest = (page: Page) =>
  page.getByRole('button', { name: 'Send a test transaction' }).click()

test('a transaction is followed from the wallet to its block, over reloads and another network', async ({
  addWallet,
  page,
  stack,
}) => {
  await addWallet()
  await page.goto('/activity')
  await connect(page)
  const node = await stoppedNode(stack)
  const row = rowOf(page)
  const toasts = toastsOf(page)

  const name = accountButton(page).getByText('alice.foyer.eth')
  await expect(name).toBeVisible()
  await expect(accountButton(page)).toContainText('2.408 ETH')
  const widthOf = (control: typeof name) =>
    control.evaluate((element) => element.getBoundingClientRect().width)
  const width = await widthOf(accountButton(page))

  await sendTest(page)
  await expect(row).toContainText('Pending')
  await expect(toasts).toContainText('Waiting for the network')
  await expect(toasts.getByRole('link', { name: /View on explorer/ })).toBeVisible()
  const toastHeight = () =>
    toasts.evaluate((element) => Math.round(element.getBoundingClientRect().height))
  await standStill(page)
  const pendingHeight = await toastHeight()
  await expect(page.getByRole('button', { name: 'Pending 1' })).toBeVisible()
  await expect(accountButton(page)).toContainText('1 pending')
  // The name and the picture stay, and the button keeps its size.
  await expect.poll(() => widthOf(name)).toBeGreaterThan(80)
  await expect(accountButton(page).locator('[data-kit-part="avatar"] img')).toBeVisible()
  await expect.poll(() => widthOf(accountButton(page))).toBe(width)

  await page.reload()
  await expect(row).toContainText('Pending')
  await expect(toasts).toContainText('Waiting for the network')

  // A transaction is shown on its own chain, regardless of the current one.
  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Base' }).click()
  await expect(networkButton(page)).toHaveText(/Base/)
  // Held by the pointer: a success is shown for two seconds, less than a busy machine may need.
  await toasts.getByText('Waiting for the network').hover()
  await node.mine()
  await expect(row).toContainText('Confirmed', soon)
  await expect(toasts).toContainText('Confirmed')
  await expect(toasts).not.toContainText('Waiting for the network')
  await expect.poll(toastHeight, 'the toast keeps its height').toBe(pendingHeight)
  await expect(accountButton(page)).not.toContainText('pending')

  const dialog = await openAccount(page)
  await expect(dialog.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible()
  const listed = dialog.getByRole('listitem')
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText('Send 0.001 ETH to yourself')
  await expect(listed).toContainText('Confirmed on Ethereum')
  await expect(listed.getByRole('link')).toHaveAttribute('href', /\/1\/tx\/0x[0-9a-f]{64}$/)
  expect(await violations(page), 'account with transactions').toEqual([])
  await dialog.getByRole('button', { name: 'Clear All' }).click()
  await expect(dialog).toContainText('Your transactions will appear here.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

test('the outcome of a transaction is shown: repriced, cancelled, replaced, reverted', async ({
  addWallet,
  page,
  stack,
}) => {
  const wallet = await addWallet()
  await page.goto('/activity')
  await connect(page)
  const node = await stoppedNode(stack)
  const first = await node.nonceOf(alice)
  const fees = { gasPrice: '0x77359400' }
  const nonce = (index: number) => `0x${(first + index).toString(16)}`
  const toBob = { from: alice, to: bob, ...fees }
  /** Sends through the page's wallet, which answers with a hash that the test sent directly. */
  const pageSends = async (fields: Readonly<Record<string, string>>, index: number) => {
    const hash = await node.send({ ...fields, nonce: nonce(index) })
    await wallet.set('eth_sendTransaction', { result: hash })
    await sendTest(page)
    await expect(rowOf(page)).toHaveCount(index + 1)
  }
  const asked = countRequests(page, 'eth_getTransactionByHash')
  await pageSends({ ...toBob, value: '0x1' }, 0)
  await pageSends({ ...toBob, value: '0x2' }, 1)
  await pageSends({ ...toBob, value: '0x3' }, 2)
  await pageSends({ from: alice, to: multicall, data: '0xdeadbeef', ...fees }, 3)
  await waitForRequests(asked, 1)
  await expect(page.getByRole('button', { name: 'Pending 4' })).toBeVisible()

  const dearer = { gasPrice: '0xee6b2800' }
  await node.send({ ...toBob, ...dearer, value: '0x1', nonce: nonce(0) })
  await node.send({ from: alice, to: alice, ...dearer, value: '0x0', nonce: nonce(1) })
  await node.send({ ...toBob, ...dearer, value: '0x9', nonce: nonce(2) })
  await node.mine()
  const rows = rowOf(page)
  await expect(rows.nth(3)).toContainText('Confirmed with a different fee', soon)
  await expect(rows.nth(2)).toContainText('Cancelled: replaced by an empty transaction')
  await expect(rows.nth(1)).toContainText('Replaced by another of your transactions')
  await expect(rows.nth(0)).toContainText('Reverted: only the fee was paid')
  await expect(page.getByRole('button', { name: 'Failed 3' })).toBeVisible()
  await expect(toastsOf(page).getByText('Waiting for the network')).toHaveCount(0)

  expect(await violations(page), 'activity').toEqual([])

  await page.getByRole('button', { name: 'Confirmed 1' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Ethereum 1' }).click()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows.nth(3)).toContainText('Confirmed with a different fee')
  await expect(rows.nth(0)).toContainText('Failed')
})

test('a reorganised block is noticed until the required confirmations', { tag: '@long' }, async ({
  addWallet,
  page,
  stack,
}) => {
  await addWallet()
  await page.goto('/activity')
  await connect(page)
  const node = await stoppedNode(stack)
  const hash = await node.send({ from: alice, to: bob, value: '0x1' })
  const record = { hash, id: hash, kind: 'transaction', description: 'Pay Bob', chainId: 1 }
  await keepRecords(page, alice, {
    1: [{ ...record, status: 'pending', confirmations: 3, addedAt: Date.now() }],
  })
  await page.reload()
  const row = rowOf(page, 'Pay Bob')
  await expect(row).toContainText('Waiting for the network')
  const before = await node.ask('evm_snapshot')
  await node.mine()
  await expect(row).toContainText('In a block, waiting for confirmations: 3', soon)
  await node.ask('evm_revert', before)
  await expect(row).not.toContainText('In a block', soon)
  await expect(row).toContainText('Pending')
  await node.send({ from: alice, to: bob, value: '0x1' })
  await node.mine(3)
  await expect(row).toContainText('Confirmed', soon)
})

test('a node that dies while a transaction is pending does not mark it failed', {
  tag: '@long',
}, async ({ addWallet, afterPage, page, stack, tolerate }) => {
  const own = await startChains({ chains: [{ id: 1 }] })
  afterPage(() => own.stop())
  tolerate(/\/rpc\/1\/|own-chain/)
  const forward = async (route: Route) => {
    try {
      const response = await fetch(own.url(1), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: route.request().postData(),
      })
      await route.fulfill({ contentType: 'application/json', body: await response.text() })
    } catch {
      await route.abort('connectionrefused')
    }
  }
  await page.route(/\/(rpc\/1(\/[ab])?|own-chain)$/, forward)
  // It would answer from the stack's node, which lives on.
  await page.routeWebSocket(/\/rpc\/1\/ws$/, (socket) => socket.close())
  await addWallet({ chains: [{ id: 1, name: 'Ethereum', rpcUrl: `${stack.url}/own-chain` }] })
  await page.goto('/activity')
  await connect(page)
  await askNode(own.url(1), 'evm_setAutomine', false)
  await sendTest(page)
  await expect(rowOf(page)).toContainText('Pending')

  await own.stop()
  const asked = countRequests(page, 'eth_getTransactionReceipt')
  // More than one round, each of which asks the two endpoints.
  await waitForRequests(asked, 5)
  await expect(rowOf(page)).toContainText('Pending')
  await page.reload()
  await expect(rowOf(page)).toContainText('Pending')
  await expect(page.getByRole('button', { name: 'Failed 0' })).toBeVisible()
})

test('two tabs agree: one polls for both and hands over, and each toast is shown once', {
  tag: '@long',
}, async ({ addWallet, context, page, stack }) => {
  await addWallet({ rdns: 'com.example.shared' })
  await page.goto('/activity')
  await connect(page)
  const node = await stoppedNode(stack)
  const other = await context.newPage()
  const chains = configuredChains.map(({ id, name }) => ({
    id,
    name,
    rpcUrl: `${stack.url}/rpc/${id}`,
  }))
  await installWallets(other, [{ rdns: 'com.example.shared', name: 'Test Wallet', chains }])
  await other.goto('/activity')
  await expect(accountButton(other)).toBeVisible()

  const here = countRequests(page, 'eth_getTransactionReceipt')
  const there = countRequests(other, 'eth_getTransactionReceipt')
  await sendTest(other)
  // Known only from the browser's event: the tab that sent it leads, and only that one asks.
  await expect(rowOf(page)).toContainText('Pending')
  await expect(toastsOf(other)).toContainText('Waiting for the network')
  await expect.poll(() => here() + there(), soon).toBeGreaterThanOrEqual(2)
  expect(Math.min(here(), there()), 'only one of them asks').toBe(0)

  const [watching, idle] = here() > 0 ? [page, other] : [other, page]
  const askedByIdle = idle === page ? here : there
  await watching.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(askedByIdle, soon).toBeGreaterThanOrEqual(1)

  await node.mine()
  await expect(rowOf(idle)).toContainText('Confirmed', soon)
  await expect(rowOf(watching)).toContainText('Confirmed')
  await expect(toastsOf(page)).toHaveCount(0)
  await other.close()
})

test('without pending transactions no request about transactions is made', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const receipts = countRequests(page, 'eth_getTransactionReceipt')
  const transactions = countRequests(page, 'eth_getTransactionByHash')
  await addWallet()
  await page.clock.install()
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toHaveText(/alice/)
  await page.clock.pauseAt(Date.now() + 60_000)
  const polled = countRequests(page, 'eth_')
  // At least two polling intervals.
  await page.clock.runFor(4_000)
  await expect
    .poll(async () => {
      await page.clock.runFor(4_000)
      return polled()
    })
    .toBeGreaterThanOrEqual(2)
  expect([receipts(), transactions()]).toEqual([0, 0])
  expect(scripts.filter((url) => /\/TransactionTracker-/.test(url))).toEqual([])
})

test('a thousand records, most of them pending, keep the page responsive and are polled in turn', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/activity')
  await connect(page)
  await keepRecords(page, alice, thousandRecords(990))
  const batches: number[] = []
  page.on('request', (request) => {
    const asked = request.postData()?.match(/eth_getTransactionReceipt/g)?.length ?? 0
    if (request.url().includes('/rpc/') && asked > 0) batches.push(asked)
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pending 990' })).toBeVisible()
  const first = page.getByRole('link', { name: 'View No 1 on' })
  await expect(first).toBeVisible()
  await expect.poll(() => page.getByRole('listitem').count()).toBeLessThan(60)
  await first.focus()
  await page.keyboard.press('End')
  await expect(rowOf(page, 'No 1000')).toBeVisible()
  await expect(first, 'the place in the page is kept').toBeFocused()
  await expect.poll(() => page.getByRole('listitem').count()).toBeLessThan(60)
  await expect.poll(() => batches.length, soon).toBeGreaterThanOrEqual(2)
  expect(Math.max(...batches)).toBeLessThanOrEqual(100)
})

test('the app starts with corrupted stores, keeps valid records, and says when nothing can be saved', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/activity')
  await connect(page)
  const hash = `0x${'ab'.repeat(32)}`
  const good = { hash, id: hash, kind: 'transaction', description: 'Still here', addedAt: 1 }
  await keepRecords(page, alice, {
    1: [{ ...good, status: 'confirmed' }, { ...good, status: 'gone' }, { hash: '0x12' }],
  })
  await page.reload()
  await expect(rowOf(page, 'Still here')).toHaveCount(1)
  const oldKey = 'foyer.transactions'
  for (const raw of [
    '',
    'null',
    '[]',
    '{"v":2',
    '{"v":1,"data":{}}',
    '\u0000',
    '{"v":2,"data":7}',
    '{"v":3,"data":7}',
  ]) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(key, text)
      },
      [[oldKey, `${oldKey}.${alice.toLowerCase()}.1.${hash}`], raw] as const,
    )
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  }
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.reload()
  await expect(page.getByText(/isn’t saving data, so this list clears/)).toBeVisible()
})
