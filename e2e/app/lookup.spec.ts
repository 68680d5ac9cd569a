import { anvilAccounts } from '@foyer/testkit/chains'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, header, openAccount, stopClock } from './journey.ts'

const carol = anvilAccounts[2]

test('any account can be looked at by name or address, and nothing is connected', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rpc/')) asked.push(request.url())
  })
  await page.goto('/')
  const field = page.getByLabel('Look up an address or name')
  await expect(field).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked, 'no request before the visitor asks').toEqual([])

  await field.fill(' Carol.FOYER.eth ')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByRole('heading', { name: 'carol.foyer.eth' })).toBeFocused()
  await expect(page).toHaveURL(/\/account\/carol\.foyer\.eth$/)
  await expect(
    page.getByText('You’re only viewing this account. It isn’t connected.'),
  ).toBeVisible()
  await expect(page.getByText(carol.address, { exact: true })).toBeAttached()
  for (const symbol of ['BNB', 'CRAT', 'SEI']) {
    await expect(page.getByRole('main')).toContainText(new RegExp(`\\d\\s${symbol}`))
  }
  // One for each network's balance, one for the address of the name, and at most three for the
  // profile.
  expect(asked.length).toBeLessThanOrEqual(7 + 1 + 3)
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await expect.poll(() => wallet.log()).toEqual([])

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field).toBeFocused()
  await field.fill(anvilAccounts[6].address.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '0x97…0aa9' })).toBeVisible()

  // The look-up is an entry of its own in the browser's history, and 'Home' leaves it.
  await page.goBack()
  await expect(field).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: '0x97…0aa9' })).toBeVisible()
  await header(page).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(field).toBeVisible()
  await field.fill(anvilAccounts[6].address)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '0x97…0aa9' })).toBeVisible()

  // Connecting shows the visitor's own account.
  await connect(page)
  await expect(page.getByRole('heading', { name: 'alice.foyer.eth' })).toBeVisible()
  await field.fill(carol.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: carol.name })).toBeFocused()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
})

test('a lookup ends with the account that was connected, and its field keeps text and focus', async ({
  addWallet,
  page,
}) => {
  // Before the wallet, whose announcement waits for this clock.
  await page.clock.install()
  await addWallet({ announceAfterMs: 3_000 })
  await page.goto('/')
  const field = page.getByLabel('Look up an address or name')
  await field.fill(carol.name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field).toBeFocused()
  await field.fill(carol.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: carol.name })).toBeFocused()
  await connect(page)
  await expect(page.getByRole('heading', { name: 'alice.foyer.eth' })).toBeVisible()
  await expect(field).not.toBeFocused()

  await stopClock(page)
  await page.reload()
  await expect(header(page).getByRole('button', { name: 'Reconnecting…' })).toBeVisible()
  await field.fill('carol')
  await page.clock.runFor(3_000)
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'alice.foyer.eth' })).toBeVisible()
  await expect(field).toHaveValue('carol')
  await expect(field).toBeFocused()

  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('heading', { name: 'Your wallet is your way in.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: carol.name })).toBeHidden()
  await expect(field).toHaveValue('carol')
  await expect(field).not.toBeFocused()
})

test('the address of a look-up can be shared, reloaded and corrected', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  const response = await page.goto('/account/Carol.foyer.eth/')
  expect(response?.status()).toBe(200)
  const carolsName = page.getByRole('heading', { name: carol.name })
  await expect(carolsName).toBeVisible()
  await expect(page).toHaveURL(/\/account\/carol\.foyer\.eth$/)
  await expect(page).toHaveTitle(/carol\.foyer\.eth/)
  await page.reload()
  await expect(carolsName).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  const field = page.getByLabel('Look up an address or name')
  await expect(field).toBeFocused()
  await connect(page)
  await page.goto(`/account/${carol.address.toLowerCase()}`)
  await expect(carolsName, 'a reload does not end it').toBeVisible()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)

  // Neither an error nor a hostile text is a heading of the page.
  await page.goto('/account/a%20b.eth')
  await expect(field).toHaveValue('a b.eth')
  await expect(page.getByRole('status').filter({ hasText: 'disallowed character' })).toBeVisible()
  await field.fill(carol.name)
  await page.keyboard.press('Enter')
  await expect(carolsName).toBeVisible()
  await expect(page).toHaveURL(/\/account\/carol\.foyer\.eth$/)
})

test('an invalid name and an invalid address are explained', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('Look up an address or name')
  for (const [text, words] of [
    ['a b.eth', 'This name has a disallowed character: " " {20}'],
    ['faceboo\u043a.eth', 'Illegal mixture: Latin + Cyrillic "к" {43A}'],
    ["'a.eth", 'Illegal placement: leading apostrophe'],
    ['a..eth', 'This isn’t a valid name: empty label'],
    ['nobody.foyer.eth', 'No account has this name.'],
    [`${carol.address.slice(0, -1)}9`, 'This isn’t a valid address or name.'],
    ['carol', 'This isn’t a valid address or name.'],
    ['', 'Enter an address or a name first.'],
  ] as const) {
    await field.fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
  }

  // A new lookup cancels one that is still running.
  await page.route('**/rpc/1/**', () => undefined)
  await field.fill('bob.foyer.eth')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Look up' })).toHaveAttribute('aria-disabled')
  await field.fill(carol.address)
  await page.keyboard.press('Enter')
  await expect(page.getByText(carol.address, { exact: true })).toBeAttached()
})
