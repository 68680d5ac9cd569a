import { anvilAccounts } from '@foyer/testkit/chains'
import type { Page } from '@playwright/test'
import { violations } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
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
import { openSignIn, signInDialog } from './signInJourney.ts'

/** The first account without a name, so that its address is shown everywhere. */
const nameless = anvilAccounts.findIndex((account) => !('name' in account) || !account.name)
const { address } = anvilAccounts[nameless] ?? anvilAccounts[0]
const short = `${address.slice(0, 4)}…${address.slice(-4)}`

/** Every shortened address on the page, in its dialogs and in the Demo Wallet's window. */
async function cutAddresses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const textOf = (root: Document | ShadowRoot | Element): string => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      let text = ''
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) text += node.shadowRoot ? textOf(node.shadowRoot) : ' '
        else if (!node.parentElement?.closest('script, style')) text += node.textContent ?? ''
      }
      return text
    }
    return textOf(document).match(/0x[0-9a-f]*\s*(?:…|\.{2,})\s*[0-9a-f]*/gi) ?? []
  })
}

async function expectShortForm(page: Page, where: string): Promise<void> {
  const cut = await cutAddresses(page)
  expect(
    cut.filter((each) => !/^0x[0-9a-f]{2}…[0-9a-f]{4}$/i.test(each)),
    where,
  ).toEqual([])
}

test('an address has the same short form everywhere: 4…4', { tag: '@long' }, async ({
  page,
  stack,
}) => {
  await page.goto('/')
  await pickWallet(page, 'Demo Wallet')
  const wallet = page.getByRole('dialog', { name: 'Connect to Foyer?' })
  await expect(wallet.getByText('0xf3…2266')).toBeVisible()
  await expectShortForm(page, 'the Demo Wallet')
  await wallet.getByRole('radio', { name: short }).check()
  await wallet.getByRole('button', { name: 'Approve', exact: true }).click()

  const main = page.getByRole('main')
  await expect(accountButton(page)).toContainText(short)
  await expect(main.getByRole('heading', { name: short })).toBeVisible()
  await expect(main.getByText(short)).toHaveCount(2)
  await expectShortForm(page, 'Home and the header')

  const account = await openAccount(page)
  await expect(account.getByRole('heading', { name: short })).toBeVisible()
  await expectShortForm(page, 'the account dialog')
  await page.keyboard.press('Escape')
  const dialog = await openSignIn(page)
  await expect(dialog).toContainText(`as ${short}`)
  await expectShortForm(page, 'the sign-in dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  for (const [path, heading] of [
    ['/vault', 'Vault'],
    ['/activity', 'Activity'],
    ['/settings', 'Settings'],
    ['/networks', 'Networks'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(accountButton(page)).toContainText(short)
    await expectShortForm(page, path)
  }
  await page.goto(`${stack.url}/explorer/1/address/${address}`)
  await expect(page.getByText(address).first()).toBeVisible()
  await expectShortForm(page, 'the explorer')
})

test("the picture of the wallet prompt on Home has the Demo Wallet's texts", {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  const picture = page.locator('[aria-hidden="true"]').filter({ hasText: /^Connect to .*Reject/ })
  await expect(picture.locator('bdi')).toHaveCount(2)
  const promised = await picture.locator('bdi').allInnerTexts()
  const [question = '', app = ''] = promised
  expect(question).toBe('Connect to Foyer?')
  await pickWallet(page, 'Demo Wallet')
  const wallet = page.getByRole('dialog', { name: question })
  await expect(wallet).toBeVisible()
  await expect(wallet.getByText(app, { exact: true })).toBeVisible()
})

test('the demo’s Home says which file to edit, where the docs are, and what draws each card', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'This page is yours' })
  await expect(strip).toContainText('WelcomeView.tsx')
  const docs = strip.getByRole('link', { name: 'Documentation' })
  await expect(docs).toHaveAttribute('href', '/docs/')
  await strip.getByText('Source of each card').click()
  await expect(strip.getByText('BalancesCard.tsx')).toBeVisible()
  await connect(page)
  await expect(strip).toBeHidden()
  await page.getByRole('main').getByText('Source of each card').click()
  await expect(page.getByText('BalancesCard.tsx')).toBeVisible()
})

test('Mint’s balance is labelled with its configured decimals everywhere, on one line', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  const note = 'shown with 6 decimals, as configured'
  await addWallet()
  await page.goto('/')
  await connect(page)
  await expect(page.getByRole('row', { name: /Mint/ })).toContainText(note)
  await expect(accountButton(page)).not.toContainText(note)

  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Mint' }).click()
  await expect(networkDialog(page)).toBeHidden()
  await expect(accountButton(page).getByTitle(note)).toContainText('104.2b ETH')
  const account = await openAccount(page)
  await expect(account.getByText(note)).toBeVisible()
  const amount = account.getByText('104,200,000,000 ETH')
  for (const size of [1280, 390, 320]) {
    await page.setViewportSize({ width: size, height: 800 })
    const lines = () => amount.evaluate((element) => element.getClientRects().length)
    await expect.poll(lines, `${size} px wide`).toBe(1)
  }
  expect(await violations(page, 'dialog[open]')).toEqual([])
})

test('a page that needs an account has its own connect button', async ({ addWallet, page }) => {
  await addWallet()
  for (const path of ['/vault', '/activity']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(connectDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(connectDialog(page)).toBeHidden()
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }),
    ).toBeFocused()
  }
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
  await connectDialog(page).getByRole('list').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeHidden()
})

test('a successful sign-in is shown briefly in its dialog, then next to the account', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  const tag = page.getByRole('main').getByText('Verified', { exact: true })
  await expect(tag).toBeHidden()
  const dialog = await openSignIn(page)
  // Watched in the page: a busy machine may look only after the dialog has closed.
  const success = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const view = document.querySelector('dialog[open]')
          const texts = (name: string) =>
            [...(view?.querySelectorAll(name) ?? [])].map((element) => element.textContent)
          if (!texts('p').some((text) => text?.includes('Your account is verified'))) return
          resolve({ buttons: texts('button'), focused: document.activeElement?.textContent })
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  expect(await success).toEqual({
    buttons: expect.not.arrayContaining(['Sign message']),
    focused: 'Verify your account',
  })
  await expect(signInDialog(page)).toBeHidden()
  await expect(accountButton(page)).toBeFocused()
  await expect(tag).toBeVisible()

  await page.reload()
  await expect(tag).toBeVisible()
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Sign out' }).click()
  await expect(tag).toBeHidden()
})
