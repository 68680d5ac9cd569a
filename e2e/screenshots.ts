import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installWallets } from '@foyer/testkit/fixtures'
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test'
import { chains } from '../apps/shell/config/chains.ts'
import { startDemo } from '../apps/shell/server/startDemo.ts'
import {
  connect,
  connectDialog,
  header,
  networkButton,
  openAccount,
  pickWallet,
} from './app/journey.ts'
import { launchOptions } from './launch.ts'

/**
 * Writes a picture of every view, dark and light, 1280 and 390 wide, into `screenshots/`. With
 * `--gallery`: at five widths, in English, a long language and one from right to left, into
 * `gallery/`, with a page that shows them all. Other arguments choose views by a part of their name.
 */

const wanted = process.argv.slice(2).filter((argument) => argument !== '--gallery')
const isGallery = wanted.length < process.argv.length - 2
const outDir = join(import.meta.dirname, '..', isGallery ? 'gallery' : 'screenshots')
const wallet = 'com.example.wallet'

interface View {
  readonly name: string
  readonly path?: string | undefined
  readonly show?: ((page: Page) => Promise<void>) | undefined
}

const views: readonly View[] = [
  { name: '01-home-disconnected' },
  { name: '02-home-connected', show: (page) => connect(page) },
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
        wallet,
      )
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
    show: (page) => through(page, undefined, ['Show all'], 'Zerion'),
  },
  {
    name: '04-account',
    async show(page) {
      await connect(page)
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
      await page.evaluate((rdns) => window.foyerTestWallets?.[rdns]?.switchChain(424242), wallet)
      await page.getByRole('button', { name: 'Wrong network' }).click()
      await page.getByRole('dialog', { name: 'Switch Networks' }).waitFor()
    },
  },
  {
    name: '07-vault',
    path: '/vault',
    async show(page) {
      await connect(page)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Get test tokens' }).click()
      await main.getByText(/Balance [1-9]/).waitFor()
      for (const [amount, time] of [
        ['125', '2 minutes'],
        ['300', '3 months'],
        ['250', '1 month'],
      ] as const) {
        await page.getByLabel('Amount').fill(amount)
        await main.getByRole('button', { name: new RegExp(`^${time}`) }).click()
        if (amount === '250') break
        await main.getByRole('button', { name: 'Lock', exact: true }).click()
        // The form is empty again once it is locked.
        await expect(page.getByLabel('Amount')).toHaveValue('', { timeout: 20_000 })
      }
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
      const main = page.getByRole('main')
      for (const count of [1, 2]) {
        await main.getByRole('button', { name: 'Send a test transaction' }).click()
        await main.getByRole('button', { name: `All ${count}` }).waitFor()
      }
      await main.getByRole('button', { name: /^Confirmed [12]$/ }).waitFor()
    },
  },
  {
    name: '09-networks',
    path: '/networks',
    async show(page) {
      await connect(page)
      await page.getByText('All 7 are responding.').waitFor()
      await page.getByRole('button', { name: 'Endpoints of Base' }).click()
    },
  },
  { name: '10-settings', path: '/settings' },
  {
    name: '10b-settings-signed-in',
    path: '/settings',
    async show(page) {
      await connect(page)
      const dialog = await askToVerify(page)
      await dialog.getByRole('button', { name: 'Sign message' }).click()
      await page.getByText('This device', { exact: true }).waitFor()
    },
  },
  { name: '14-not-found', path: '/nowhere' },
  {
    name: '11-demo-wallet',
    async show(page) {
      await pickWallet(page, 'Demo Wallet')
      await page.getByRole('button', { name: 'Approve' }).waitFor()
    },
  },
]

/** Opens the sign-in dialog of the connected account, with its message ready to be signed. */
async function askToVerify(page: Page): Promise<Locator> {
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Verify your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByText('One-time code').waitFor()
  return dialog
}

/**
 * Opens the connect dialog, picks a wallet, presses buttons (what a phone does not have is left
 * out), waits for a text.
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
    wallet,
    value,
  ] as const)
}

/** In the page: resolves when everything that moves and has an end has ended. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** The widths of the design, and whether they are phones. */
const sizes = [
  { width: 1280, height: 800, hasTouch: false, deviceScaleFactor: 1.5 },
  { width: 390, height: 844, hasTouch: true, deviceScaleFactor: 2 },
] as const
const gallerySizes = [
  { width: 320, height: 568, hasTouch: true, deviceScaleFactor: 1 },
  { width: 390, height: 844, hasTouch: true, deviceScaleFactor: 1 },
  { width: 768, height: 1024, hasTouch: false, deviceScaleFactor: 1 },
  { width: 1280, height: 800, hasTouch: false, deviceScaleFactor: 1 },
  { width: 2560, height: 1440, hasTouch: false, deviceScaleFactor: 1 },
] as const

/** After English: one of the longest languages, and one from right to left. */
const otherLanguages = isGallery ? ['de', 'ar'] : []

/** Shows the page in another language, as another tab of the visitor would choose it. */
async function speak(page: Page, url: string, language: string): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(`${url}/favicon.svg`)
  await tab.evaluate((value) => {
    localStorage.setItem('language', JSON.stringify({ v: 1, data: value }))
  }, language)
  await tab.close()
  await page.bringToFront()
  await expect(page.locator(`[lang="${language}"]`).first()).toBeAttached()
}

async function shoot(browser: Browser, url: string, view: View): Promise<void> {
  for (const { deviceScaleFactor, hasTouch, height, width } of isGallery ? gallerySizes : sizes) {
    for (const theme of ['dark', 'light'] as const) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor,
        hasTouch,
        isMobile: hasTouch,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await installWallets(page, [
        {
          rdns: wallet,
          name: 'Test Wallet',
          chains: chains.map(({ id, name }) => ({ id, name, rpcUrl: `${url}/rpc/${id}` })),
        },
      ])
      await page.goto(url + (view.path ?? '/'))
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await view.show?.(page)
      for (const language of ['en', ...otherLanguages]) {
        if (language !== 'en') await speak(page, url, language)
        await page.evaluate(() => document.fonts.ready)
        await page.waitForLoadState('networkidle')
        await page.evaluate(settled)
        const suffix = language === 'en' ? '' : `-${language}`
        const name = `${view.name}-${theme}-${width}${suffix}.png`
        await page.screenshot({ path: join(outDir, name) })
        pictures.push(name)
      }
      await context.close()
    }
  }
}

/** A page that shows all pictures side by side. */
function contactSheet(names: readonly string[]): string {
  const figures = names.map(
    (name) =>
      `<figure><a href="${name}"><img src="${name}" alt="${name}" loading="lazy" height="320"></a><figcaption>${name}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#555;color:#fff;font:12px sans-serif}figure{margin:0}</style>${figures.join('\n')}\n`
}

const pictures: string[] = []
await mkdir(outDir, { recursive: true })
const demo = await startDemo({ host: 'localhost', port: 0 })
const browser = await chromium.launch(launchOptions())
try {
  for (const view of views) {
    if (wanted.length > 0 && !wanted.some((part) => view.name.includes(part))) continue
    await shoot(browser, demo.url, view)
    console.log(view.name)
  }
  if (isGallery) await writeFile(join(outDir, 'index.html'), contactSheet(pictures))
} finally {
  await browser.close()
  await demo.close()
}
