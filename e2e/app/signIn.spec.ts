import { installWallets, walletHandle } from '@foyer/testkit/fixtures'
import type { Page } from '@playwright/test'
import { violations } from '../a11y.ts'
import { expect, test, walletOn } from './fixtures.ts'
import { accountButton, connect, openAccount } from './journey.ts'
import {
  listen,
  openSignIn,
  sessionOnServer,
  signInDialog,
  signInElsewhere,
  signMessage,
  signOutEverywhere,
} from './signInJourney.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const rdns = 'com.example.wallet1'

/** Expects the page's shared state to say whether the account is verified. */
async function expectVerified(page: Page, verified: boolean): Promise<void> {
  await expect(page.locator('dt:text-is("verif") + dd')).toHaveText(String(verified))
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, 'dialog[open]')).toEqual([])
}

/** Records the page's calls to the sign-in server. */
function authCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/auth/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

test('a visitor proves the account, over a reload and in a second tab, until another account is chosen', async ({
  addWallet,
  context,
  page,
  stack,
}) => {
  const wallet = await addWallet()
  const said = await listen(page)
  const calls = authCalls(page)
  await page.goto('/')
  await connect(page)
  await expectVerified(page, false)
  expect(calls, 'no request for a visitor who has never signed in').toEqual([])

  const dialog = await openSignIn(page)
  await expect(dialog.getByRole('button', { name: 'Sign message' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Verify your account' })).toBeFocused()
  await expect(dialog).toContainText('Sign in to Foyer')
  await expect(dialog.getByText(new URL(stack.url).host, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'The exact text you’re signing' }).click()
  const text = await dialog
    .getByRole('region', { name: 'The exact text you’re signing' })
    .innerText()
  await expectAccessible(page)

  await wallet.set('personal_sign', 'hang')
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog.getByRole('button', { name: 'Waiting for signature…' })).toBeVisible()
  await expectAccessible(page)
  const request = await wallet.waitFor('personal_sign')
  const asked = Buffer.from(String(request.params[0]).slice(2), 'hex').toString()
  expect(asked, 'what was read is what is signed').toBe(text.trim())
  await wallet.answer(request.id, 'approve')
  await expect(dialog).toBeHidden()
  await expectVerified(page, true)
  await expect.poll(() => sessionOnServer(page)).toBe(alice)
  await expect(accountButton(page)).toBeFocused()
  for (const words of ['Waiting for signature…', 'Your account is verified']) {
    const heard = async () => (await said()).filter((text) => text === words)
    await expect.poll(heard, words).toHaveLength(1)
  }

  calls.length = 0
  await wallet.set('personal_sign', 'approve')
  await page.reload()
  await expectVerified(page, true)
  expect(calls).toEqual(['GET /auth/session'])

  const second = await context.newPage()
  await installWallets(second, [{ ...walletOn(stack), rdns }])
  await second.goto('/')
  await expect(accountButton(second)).toBeVisible()
  await expectVerified(second, true)
  const account = await openAccount(second)
  await expect(account.getByText('Verified', { exact: true })).toBeVisible()

  await walletHandle(page, rdns).switchAccount(1)
  await expect(accountButton(page)).toHaveText(/bob\.foyer\.eth/)
  await expectVerified(page, false)
  await expectVerified(second, false)
  await expect.poll(() => sessionOnServer(page)).toBeUndefined()
  await second.close()
})

test('every failure returns to idle with its message, a rejection without one', {
  tag: '@long',
}, async ({ addWallet, page, tolerate }) => {
  tolerate(/Failed to load resource/)
  const wallet = await addWallet()
  const said = await listen(page)
  await page.goto('/')
  await connect(page)
  await page.route('**/auth/nonce', (route) => route.abort())
  const dialog = await openSignIn(page)
  await expect(dialog.getByText('Error preparing message, please retry!')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/auth/nonce')
  await dialog.getByRole('button', { name: 'RETRY' }).click()
  const sign = dialog.getByRole('button', { name: 'Sign message' })
  await expect(sign).toBeVisible()
  await expect(dialog.getByText(/please retry|went wrong/)).toBeHidden()

  await wallet.set('personal_sign', 'reject')
  await sign.click()
  await expect(dialog.getByRole('button', { name: 'Waiting for signature…' })).toBeHidden()
  await expect(sign).toBeVisible()
  await expect(dialog.getByText(/please retry|went wrong/)).toBeHidden()

  await wallet.set('personal_sign', { error: { code: -32_603, message: 'Internal error' } })
  await sign.click()
  await expect(dialog.getByText('Error signing message, please retry!')).toBeVisible()

  await wallet.set('personal_sign', 'approve')
  await page.route('**/auth/verify', (route) => route.abort())
  await sign.click()
  await expect(dialog.getByText('Error verifying signature, please retry!')).toBeVisible()
  await expectAccessible(page)

  // While the page waits for a slow server, the button says so and ignores a second press.
  let answer = () => {}
  await page.unroute('**/auth/verify')
  await page.route('**/auth/verify', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await sign.click()
  const verifying = dialog.getByRole('button', { name: 'Verifying signature…' })
  await expect(verifying).toBeVisible()
  await verifying.press('Enter')
  await expectAccessible(page)
  answer()
  await expect(dialog).toBeHidden()
  await expectVerified(page, true)

  for (const words of ['preparing message', 'signing message', 'verifying signature']) {
    const sentence = `Error ${words}, please retry!`
    const heard = async () => (await said()).filter((text) => text.startsWith(sentence))
    await expect.poll(heard, words).toHaveLength(1)
  }
  expect(await said()).toContain(
    'Error signing message, please retry! Test Wallet says: Internal error',
  )

  // The server is down when the visitor signs out too: the page signs out at once, and on the
  // server as soon as it is back.
  await page.route('**/auth/logout', (route) => route.abort())
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Sign out' }).click()
  await expect(account.getByRole('button', { name: 'Verify your account' })).toBeVisible()
  await page.unroute('**/auth/logout')
  await page.reload()
  await expect.poll(() => sessionOnServer(page)).toBeUndefined()
  await expectVerified(page, false)
})

test('a used or expired nonce is replaced, and a hanging wallet can be left', {
  tag: '@long',
}, async ({ addWallet, page, tolerate }) => {
  tolerate(/Failed to load resource/)
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await page.clock.install()
  const dialog = await openSignIn(page)
  const code = dialog.getByRole('definition').last()
  await expect(code).toHaveText(/^\w{22}$/)
  const first = await code.innerText()
  // Timers run once, as after a sleep. Run one by one, they would give up on sockets that are being
  // opened in real time.
  await page.clock.fastForward(4 * 60_000)
  await expect(code).not.toHaveText(first)
  await expect(code).toHaveText(/^\w{22}$/)

  // The nonce is used up before the server receives it.
  await wallet.set('personal_sign', 'hang')
  const sign = dialog.getByRole('button', { name: 'Sign message' })
  await sign.click()
  const used = await wallet.waitFor('personal_sign')
  const message = Buffer.from(String(used.params[0]).slice(2), 'hex').toString()
  const origin = new URL(page.url()).origin
  const data = { message, signature: `0x${'11'.repeat(64)}1b` }
  const taken = await page.request.post('/auth/verify', { data, headers: { origin } })
  expect(taken.status()).toBe(401)
  await wallet.answer(used.id, 'approve')
  await expect(dialog.getByText('Error verifying signature, please retry!')).toBeVisible()
  await expect.poll(() => sessionOnServer(page)).toBeUndefined()

  // The wallet never answers; the visitor leaves, and a late signature is ignored.
  await sign.click()
  const late = await wallet.waitFor('personal_sign')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(accountButton(page)).toBeVisible()
  await wallet.answer(late.id, 'approve')
  await wallet.set('personal_sign', 'approve')
  await openSignIn(page)
  await expect.poll(() => sessionOnServer(page)).toBeUndefined()
  await signMessage(page)
  await expect.poll(() => sessionOnServer(page)).toBe(alice)

  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => sessionOnServer(page), 'disconnecting signs out').toBeUndefined()
})

test('the settings list the sessions and end one or all others', { tag: '@long' }, async ({
  addWallet,
  browser,
  page,
  stack,
}) => {
  await signOutEverywhere(stack.url)
  await addWallet()
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Sessions' })
  await expect(section).toContainText('Connect a wallet to see where your account is signed in.')
  await connect(page)
  await section.getByRole('button', { name: 'Verify your account' }).click()
  await signMessage(page)
  const rows = section.getByRole('list').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('This device')

  const elsewhere = await Promise.all([signInElsewhere(stack.url), signInElsewhere(stack.url)])
  await page.reload()
  await expect(rows).toHaveCount(3)
  await rows
    .filter({ hasNotText: 'This device' })
    .first()
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(rows).toHaveCount(2)
  await section.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(rows).toHaveCount(1)
  for (const other of elsewhere) {
    expect((await other.get('/auth/session')).status()).toBe(401)
    await other.dispose()
  }
  const offer = section.getByRole('button', { name: 'Verify your account' })
  await rows.getByRole('button', { name: /^Sign out/ }).click()
  await expect(offer).toBeVisible()
  await expect.poll(() => sessionOnServer(page)).toBeUndefined()
  await expect(signInDialog(page)).toBeHidden()

  // A page on another device that lists the sessions updates.
  await offer.click()
  await signMessage(page)
  await expect(rows).toHaveCount(1)
  const context = await browser.newContext({ baseURL: stack.url })
  const there = await context.newPage()
  await installWallets(there, [{ ...walletOn(stack), rdns }])
  await there.goto('/settings')
  await connect(there)
  const sectionThere = there.getByRole('region', { name: 'Sessions' })
  await sectionThere.getByRole('button', { name: 'Verify your account' }).click()
  await signMessage(there)
  await expect(sectionThere.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await section.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(rows).toHaveCount(1)
  expect((await there.request.get('/auth/session')).status()).toBe(401)
  await there.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(sectionThere.getByRole('button', { name: 'Verify your account' })).toBeVisible()
  await context.close()
})
