import { expect, fullMotion, test } from './fixtures.ts'
import {
  accountButton,
  connect,
  connectDialog,
  header,
  networkButton,
  networkDialog,
  openAccount,
  pickWallet,
} from './journey.ts'

test.use(fullMotion)

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor connects and sees the network, the balance and the name', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(connectDialog(page).getByRole('heading', { name: 'Installed' })).toBeVisible()
  await connectDialog(page).getByRole('button', { name: 'Test Wallet' }).click()

  await expect(connectDialog(page)).toBeHidden()
  await expect(networkButton(page)).toHaveText(/Ethereum/)
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeHidden()
})

test('an account without a name is shown by its shortened address', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  await addWallet({ accounts: [5] })
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toHaveText(/0x99….{4}/)
})

test('the account dialog copies the address and says so for 1.5 seconds', async ({
  addWallet,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await addWallet()
  await page.goto('/')
  await connect(page)
  const dialog = await openAccount(page)
  await expect(dialog.getByRole('heading', { name: 'alice.foyer.eth' })).toBeVisible()
  await expect(dialog).toContainText('2.4081 ETH')

  // From now on, the clock moves only on request.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Copy Address' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(alice)
  await page.clock.runFor(1_400)
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog.getByRole('button', { name: 'Copy Address' })).toBeVisible()
})

test('a blocked clipboard does not show Copied, and the address can be copied by hand', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  await addWallet()
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto('/')
  await connect(page)
  const address = page.getByRole('main').getByText(alice, { exact: true }).first()
  const width = async () => (await address.boundingBox())?.width
  await expect.poll(width, 'cut at first').toBeLessThanOrEqual(1)
  await page.getByRole('main').getByRole('button', { name: 'Copy Address' }).click()
  await expect(page.getByRole('main').getByText(/Couldn’t copy/)).toBeVisible()
  await expect.poll(width).toBeGreaterThan(100)

  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Copy Address' }).click()
  await expect(dialog.getByLabel(/Couldn’t copy/)).toHaveValue(alice)
  await expect(dialog.getByText('Copied!')).toBeHidden()
})

test('the visitor switches networks, and the wallet follows', async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  await networkButton(page).click()
  const dialog = networkDialog(page)
  await expect(dialog.getByRole('button', { name: 'Ethereum' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await dialog.getByRole('button', { name: 'Base' }).click()
  await expect(dialog).toBeHidden()
  await expect(networkButton(page)).toHaveText(/Base/)
  await expect(accountButton(page)).toHaveText(/1\.15 ETH/)
})

test('the row shows the pending request, and a rejection is reported and can be retried', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await wallet.set('wallet_switchEthereumChain', 'hang')
  await networkButton(page).click()
  const row = networkDialog(page).getByRole('button', { name: 'Base' })
  await row.click()
  await expect(row).toContainText('Confirm in Wallet')
  const request = await wallet.waitFor('wallet_switchEthereumChain')
  await wallet.answer(request.id, 'reject')
  await expect(
    networkDialog(page).getByText('Not switched: you rejected the request.'),
  ).toBeVisible()
  await wallet.set('wallet_switchEthereumChain', 'approve')
  await row.click()
  await expect(networkButton(page)).toHaveText(/Base/)
})

test('a wallet that switches to an unknown network is reported, and can switch back', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await wallet.switchChain(424242)
  await expect(networkButton(page)).toHaveText('Wrong network')
  await expect(accountButton(page)).not.toContainText('ETH')

  await accountButton(page).click()
  const dialog = networkDialog(page)
  await expect(dialog).toContainText('Wrong network detected, switch or disconnect to continue')
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await expect(dialog).toBeHidden()
  await expect(networkButton(page)).toHaveText(/Ethereum/)
})

test('on a wrong network the visitor can disconnect', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await wallet.switchChain(424242)
  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('a reload keeps the connection, without a flash of Connect Wallet', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  // Records what each frame shows of the header. The prerendered button is there, but hidden.
  await page.addInitScript(() => {
    const seen = new Set<string>()
    window.__headerTexts = seen
    const look = () => {
      for (const button of document.querySelectorAll('header button')) {
        if (button.textContent && button.checkVisibility({ visibilityProperty: true })) {
          seen.add(button.textContent)
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  const texts = () => page.evaluate(() => [...(window.__headerTexts ?? [])])
  // Its frame may not have been recorded yet.
  await expect.poll(texts).toContainEqual(expect.stringContaining('Ethereum'))
  expect(await texts()).not.toContain('Connect Wallet')
})

test('after disconnecting, a reload stays disconnected and the permission is revoked', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(dialog).toBeHidden()
  const connectButton = header(page).getByRole('button', { name: 'Connect Wallet' })
  await expect(connectButton).toBeVisible()
  await expect
    .poll(async () => (await wallet.log()).map(({ method }) => method))
    .toContain('wallet_revokePermissions')

  await page.reload()
  await expect(connectButton).toBeVisible()
  await expect(accountButton(page)).toBeHidden()
})

test('a rejection offers RETRY without an error, and RETRY connects', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/')
  await wallet.set('*', 'reject')
  await pickWallet(page)
  const retry = connectDialog(page).getByRole('button', { name: 'RETRY' })
  await expect(retry).toBeVisible()
  for (const alert of await connectDialog(page).getByRole('alert').all()) {
    await expect(alert).toBeEmpty()
  }
  await wallet.set('*', 'approve')
  await retry.click()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet that never responds can be left for another', { tag: '@long' }, async ({
  addWallets,
  page,
}) => {
  await addWallets(
    { name: 'Hanging Wallet', rules: { '*': 'hang' } },
    { name: 'Other Wallet', accounts: [1] },
  )
  await page.goto('/')
  await pickWallet(page, 'Hanging Wallet')
  await expect(connectDialog(page).getByText('Opening Hanging Wallet…')).toBeVisible()
  await connectDialog(page).getByRole('button', { name: 'Other Wallet', exact: true }).click()
  await expect(accountButton(page)).toHaveText(/bob\.foyer\.eth/)
})

test('a permission revoked in the wallet disconnects the page', async ({ addWallet, page }) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await wallet.revoke()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('an account switch in the wallet is followed', async ({ addWallet, page }) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await wallet.switchAccount(1)
  await expect(accountButton(page)).toHaveText(/bob\.foyer\.eth/)
})

test('the last used wallet is marked Recent', { tag: '@long' }, async ({ addWallets, page }) => {
  await addWallets({ name: 'Other Wallet' }, { name: 'Test Wallet' })
  await page.goto('/')
  await connect(page)
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const rows = connectDialog(page).getByRole('list', { name: 'Installed' }).getByRole('button')
  await expect(rows).toHaveText(['Test WalletRecent', 'Other Wallet'])
})

declare global {
  interface Window {
    /** Texts of the header's buttons since the page started to load. */
    __headerTexts?: Set<string>
  }
}
