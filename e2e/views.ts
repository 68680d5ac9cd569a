import { expect, type Locator, type Page } from '@playwright/test'
import {
  connect,
  connectDialog,
  header,
  networkButton,
  openAccount,
  pickWallet,
} from './app/journey.ts'

/** The rdns of the scripted wallet used by the views. Its name is 'Test Wallet'. */
export const viewWallet = 'com.example.wallet'

/** A view of the product, in one state. */
export interface View {
  readonly name: string
  /** Default: Home. */
  readonly path?: string | undefined
  /** Brings the opened page into the state, in English. */
  readonly show?: ((page: Page) => Promise<void>) | undefined
}

export const views: readonly View[] = [
  { name: '01-home-disconnected' },
  { name: '02-home-connected', show: (page) => connect(page) },
  {
    // The image in the README.
    name: '02b-home-used',
    path: '/vault',
    async show(page) {
      await connect(page)
      await lockTwice(page)
      await header(page).getByRole('link', { name: 'Foyer, home' }).click()
      await page.getByText('Next at').waitFor()
      const dismiss = page.getByRole('button', { name: 'Dismiss' })
      await expect(async () => {
        while ((await dismiss.count()) > 0) await dismiss.first().click({ timeout: 1_000 })
        await expect(dismiss).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
    },
  },
  {
    name: '03a-connect',
    async show(page) {
      await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
      await connectDialog(page).getByRole('button', { name: 'Test Wallet' }).waitFor()
    },
  },
  {
    name: '03d-connecting',
    async show(page) {
      await rule(page, 'hang')
      await pickWallet(page)
    },
  },
  {
    name: '03e-connect-failed',
    async show(page) {
      await page.evaluate(
        (rdns) =>
          window.foyerTestWallets?.[rdns]?.set('*', { error: { code: -32603, message: 'x' } }),
        viewWallet,
      )
      await pickWallet(page)
      await page.getByRole('button', { name: 'RETRY' }).waitFor()
    },
  },
  {
    name: '03f-connect-rejected',
    async show(page) {
      await rule(page, 'reject')
      await pickWallet(page)
      await page.getByRole('button', { name: 'RETRY' }).waitFor()
    },
  },
  {
    name: '03g-get-a-wallet',
    async show(page) {
      await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
      await connectDialog(page).getByRole('button', { name: 'Get a Wallet' }).click()
      await page.getByRole('dialog').getByRole('list').getByText('GET').first().waitFor()
    },
  },
  {
    name: '03c-connect-code',
    show: (page) => through(page, 'Rainbow', [], 'Code valid'),
  },
  {
    name: '03h-download-options',
    show: (page) => through(page, undefined, ['Get a Wallet', 'GET'], 'GET'),
  },
  {
    name: '03i-download',
    show: (page) => through(page, undefined, ['Get a Wallet', 'GET', 'Get the app'], 'GET'),
  },
  {
    name: '03j-instructions-mobile',
    show: (page) =>
      through(page, undefined, ['Get a Wallet', 'GET', 'Get the app', 'Continue'], 'GET'),
  },
  {
    name: '03k-search',
    async show(page) {
      await through(page, undefined, ['Show all'], 'Zerion')
      await page.getByRole('dialog').getByRole('searchbox').fill('ra')
    },
  },
  {
    name: '04-account',
    async show(page) {
      await connect(page)
      await openAccount(page)
    },
  },
  {
    name: '04b-account-transactions',
    path: '/activity',
    async show(page) {
      await connect(page)
      await sendTests(page, 2)
      await openAccount(page)
    },
  },
  {
    name: '05a-networks-dialog',
    async show(page) {
      await connect(page)
      await networkButton(page).click()
      await page.getByRole('dialog', { name: 'Switch Networks' }).waitFor()
    },
  },
  {
    name: '05b-wrong-network',
    async show(page) {
      await connect(page)
      await page.evaluate(
        (rdns) => window.foyerTestWallets?.[rdns]?.switchChain(424242),
        viewWallet,
      )
      await page.getByRole('button', { name: 'Wrong network' }).click()
      await page.getByRole('dialog', { name: 'Switch Networks' }).waitFor()
    },
  },
  {
    name: '05c-wrong-network-home',
    async show(page) {
      await connect(page)
      await page.evaluate(
        (rdns) => window.foyerTestWallets?.[rdns]?.switchChain(424242),
        viewWallet,
      )
      await page.getByRole('button', { name: 'Wrong network' }).waitFor()
    },
  },
  { name: '07a-vault-disconnected', path: '/vault' },
  {
    name: '07c-vault-wrong',
    path: '/vault',
    async show(page) {
      await connect(page)
      await page.getByLabel('Amount').fill('99999999')
    },
  },
  { name: '07b-vault-empty', path: '/vault', show: (page) => connect(page) },
  {
    name: '07-vault',
    path: '/vault',
    async show(page) {
      await connect(page)
      await lockTwice(page)
      await page.getByLabel('Amount').fill('250')
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    name: '06-sign-in',
    async show(page) {
      await connect(page)
      await askToVerify(page)
    },
  },
  { name: '08-activity', path: '/activity' },
  {
    name: '08b-activity-connected',
    path: '/activity',
    async show(page) {
      await connect(page)
      await sendTests(page, 2)
    },
  },
  {
    name: '09-networks',
    path: '/networks',
    async show(page) {
      await connect(page)
      // A busy machine takes longer.
      await page
        .getByRole('main')
        .getByText(/All 7 networks are responding|(?:is|are) slow/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Endpoints of Base' }).click()
    },
  },
  { name: '09b-networks-disconnected', path: '/networks' },
  { name: '10-settings', path: '/settings' },
  {
    name: '10b-settings-signed-in',
    path: '/settings',
    async show(page) {
      await connect(page)
      const dialog = await askToVerify(page)
      await dialog.getByRole('button', { name: 'Sign message' }).click()
      await page.getByText('This device', { exact: true }).waitFor()
      // The dialog first shows for a moment that the account is verified.
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  { name: '14-not-found', path: '/nowhere' },
  {
    name: '16-lookup',
    async show(page) {
      await page.getByLabel('Look up an address or name').fill('carol.foyer.eth')
      await page.getByRole('button', { name: 'Look up' }).click()
      await page.getByRole('heading', { name: 'carol.foyer.eth' }).waitFor()
    },
  },
  {
    name: '11-demo-wallet',
    async show(page) {
      await pickWallet(page, 'Demo Wallet')
      await page.getByRole('button', { name: 'Approve' }).waitFor()
    },
  },
]

/** Locks test tokens for two minutes and for a year, on the open Vault page. */
async function lockTwice(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Get test tokens' }).click()
  await main.getByText(/Balance [1-9]/).waitFor()
  const time = page.getByLabel('Unlock time')
  // Two minutes is what the form offers.
  const inTwoMinutes = await time.inputValue()
  const inOneYear = inTwoMinutes.replace(/^\d+/, (year) => String(Number(year) + 1))
  for (const [amount, until] of [
    ['125', inTwoMinutes],
    ['300', inOneYear],
  ] as const) {
    await page.getByLabel('Amount').fill(amount)
    if (until !== inTwoMinutes) await time.fill(until)
    await main.getByRole('button', { name: 'Approve', exact: true }).click()
    await main.getByRole('button', { name: 'Lock', exact: true }).click()
    // The form is cleared once the amount is locked.
    await expect(page.getByLabel('Amount')).toHaveValue('', { timeout: 20_000 })
  }
}

/** Sends test transactions on the open Activity page. */
async function sendTests(page: Page, count: number): Promise<void> {
  const main = page.getByRole('main')
  for (let sent = 1; sent <= count; sent += 1) {
    await main.getByRole('button', { name: 'Send a test transaction' }).click()
    await main.getByRole('button', { name: `All ${sent}` }).waitFor()
  }
  await main.getByRole('button', { name: `Confirmed ${count}` }).waitFor()
}

/** Opens the sign-in dialog of the connected account, with its message ready to be signed. */
async function askToVerify(page: Page): Promise<Locator> {
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Verify your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByText('One-time code').waitFor()
  return dialog
}

/**
 * Opens the connect dialog, picks a wallet, presses buttons (skipping those that a phone does not
 * have), and waits for a text.
 */
async function through(
  page: Page,
  wallet: string | undefined,
  buttons: readonly string[],
  text: string,
): Promise<void> {
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading').first().waitFor()
  if (wallet) await dialog.getByRole('button', { name: wallet, exact: true }).click()
  for (const name of buttons) {
    const button = dialog.getByRole('button', { name, exact: true }).first()
    if ((await button.count()) > 0) await button.click()
  }
  await dialog
    .getByText(text)
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => {})
}

async function rule(page: Page, value: 'hang' | 'reject'): Promise<void> {
  await page.evaluate(([rdns, value]) => window.foyerTestWallets?.[rdns]?.set('*', value), [
    viewWallet,
    value,
  ] as const)
}
