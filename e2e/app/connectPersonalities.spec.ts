import { anvilAccounts } from '@foyer/testkit/chains'
import { personalities } from '@foyer/testkit/wallet'
import type { Page } from '@playwright/test'
import headless from 'headless-web3-provider'
import { expect, test } from './fixtures.ts'
import { accountButton, connectDialog, header, openAccount, pickWallet } from './journey.ts'

/**
 * The same dialog with the behaviours of real wallets that ask in a window and answer. The others
 * are in `packages/kit/src/kit/realWallets.test.ts`, as are those at `window.ethereum`, which are
 * listed under the name that they have there.
 */
const names = (Object.keys(personalities) as (keyof typeof personalities)[]).filter((name) => {
  const { confirmsInPage, ethereum, faults, updatesAfterMs } = personalities[name]
  const answers = Object.keys(faults).length === 0 && updatesAfterMs === undefined
  return answers && !confirmsInPage && ethereum !== 'announced'
})

async function disconnect(page: Page): Promise<void> {
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
}

test('each of them: a rejection shows only RETRY, RETRY connects, and Back leaves', async ({
  addWallets,
  page,
}) => {
  const wallets = await addWallets(
    ...names.map((personality) => ({
      personality,
      name: `A ${personality} wallet`,
      rdns: `com.example.${personality}`,
      rules: { '*': 'reject' } as const,
    })),
  )
  await page.goto('/')
  for (const [index, personality] of names.entries()) {
    const wallet = wallets[index]
    if (!wallet) throw new Error('no wallet')
    await pickWallet(page, `A ${personality} wallet`)
    const dialog = connectDialog(page)
    const retry = dialog.getByRole('button', { name: 'RETRY' })
    await expect(retry, personality).toBeVisible()
    await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
    await expect(dialog.getByText('Connection failed')).toBeHidden()
    await wallet.set('*', 'approve')
    await retry.click()
    await expect(accountButton(page), personality).toBeVisible()
    await disconnect(page)
  }
  // A wallet's own events must not undo a deliberate disconnect.
  await page.evaluate((account) => {
    for (const wallet of Object.values(window.foyerTestWallets ?? {})) {
      wallet.emit('accountsChanged', [account])
      wallet.emit('connect', { chainId: '0x1' })
      wallet.emit('chainChanged', '0xffffffffffffffffffffffff')
    }
  }, anvilAccounts[0]?.address)
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await expect(accountButton(page)).toBeHidden()
})

test('a double-clicked wallet gets one request, and a locked one connects when unlocked', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet({ rules: { '*': 'hang' } })
  await page.goto('/')
  await wallet.lock()
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await connectDialog(page).getByRole('button', { name: 'Test Wallet' }).dblclick()
  const request = await wallet.waitFor('wallet_requestPermissions')
  await connectDialog(page).getByRole('button', { name: 'Test Wallet' }).click()
  const asked = (await wallet.log()).filter(({ method }) => method === 'wallet_requestPermissions')
  expect(asked).toHaveLength(1)
  await wallet.unlock()
  await wallet.answer(request.id, 'approve')
  await expect(accountButton(page)).toBeVisible()
})

test('headless-web3-provider, a third-party wallet without error codes, rejects and connects', async ({
  page,
  stack,
}) => {
  const [alice] = anvilAccounts
  if (!alice) throw new Error('no account')
  const wallet = await headless.injectHeadlessWeb3Provider(
    page,
    [alice.privateKey],
    1,
    `${stack.url}/rpc/1`,
  )
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = connectDialog(page)
  await dialog.getByRole('list', { name: 'Installed' }).getByRole('button').click()
  const kind = headless.Web3RequestKind.RequestPermissions
  await expect.poll(() => wallet.getPendingRequestCount()).toBe(1)
  await wallet.reject(kind)
  await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
  await dialog.getByRole('button', { name: 'RETRY' }).click()
  await expect.poll(() => wallet.getPendingRequestCount()).toBe(1)
  await wallet.authorize(kind)
  // This wallet also prompts for each read of the accounts.
  await expect
    .poll(async () => {
      wallet.authorizeAll()
      return accountButton(page).isVisible()
    })
    .toBe(true)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
})

test("a connector's code is loaded only after a wallet that needs it is picked", async ({
  addWallet,
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  page.on('websocket', (socket) => requested.push(socket.url()))
  await addWallet()
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = connectDialog(page)
  await expect(dialog.getByRole('button', { name: 'WalletConnect' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Get a Wallet' }).click()
  await page.waitForLoadState('networkidle')
  const before = new Set(requested)
  expect(requested.filter((url) => url.startsWith('ws') || url.includes('/demo/relay'))).toEqual([])

  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(dialog.getByRole('heading', { name: 'Scan with your phone' })).toBeVisible()
  const later = () => requested.filter((url) => !before.has(url))
  const sockets = () => later().filter((url) => url.startsWith('ws'))
  await expect
    .poll(() => new Set(sockets().map((url) => new URL(url).pathname)))
    .toEqual(new Set(['/demo/relay']))
  // The SDK is a separate script, which the page had not loaded before.
  const largest = () =>
    page.evaluate(
      (urls) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => urls.includes(name))
          .reduce((size, { decodedBodySize }) => Math.max(size, decodedBodySize), 0),
      later().filter((url) => url.endsWith('.js')),
    )
  await expect.poll(largest).toBeGreaterThan(200_000)
})
