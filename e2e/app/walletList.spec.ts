import { devices, type Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, connectDialog, header, openAccount, saveData } from './journey.ts'

const phone = devices['iPhone 14']

/** Opens the dialog and waits for the names of the listed wallets, which load with it. */
async function openList(page: Page) {
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = connectDialog(page)
  await expect(dialog.getByRole('heading', { name: 'Popular' })).toBeVisible()
  return dialog
}

/** The wallets of a group. */
function rowsOf(page: Page, group: string) {
  return connectDialog(page).getByRole('list', { name: group }).getByRole('button')
}

test('wallets are in their groups, listed ones once, and late ones join the open list', async ({
  addWallets,
  page,
}) => {
  await addWallets(
    { rdns: 'com.stranger', name: 'Stranger' },
    { rdns: 'io.rabby', name: 'Rabby of today' },
  )
  await saveData(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  // Names, links and icons of the listed wallets load with the dialog, not with the page, if
  // nothing is preloaded.
  const ofTheList = /^\/assets\/(?:connect|rainbow|rabby)-/
  const askedForList = () => asked.filter((path) => ofTheList.test(path))
  await page.waitForLoadState('networkidle')
  expect(askedForList()).toEqual([])
  const dialog = await openList(page)
  await expect.poll(() => askedForList().length).toBeGreaterThan(1)
  const headings = dialog.getByRole('heading', { level: 2 })
  await expect(headings.filter({ hasText: /^(This site|Installed|Popular|More)$/ })).toHaveText([
    'This site',
    'Installed',
    'Popular',
  ])
  // The listed wallet comes first, under the name that the app knows, since the announced name is
  // arbitrary.
  await expect(rowsOf(page, 'Installed')).toHaveText(['Rabby Wallet', 'Stranger'])

  await page.evaluate(() => {
    const announceLate = (rdns: string, name: string) => {
      const provider = { request: async () => null, on() {}, removeListener() {} }
      const info = { uuid: `late-${rdns}`, name, icon: '', rdns }
      const detail = Object.freeze({ info, provider })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    announceLate('com.latecomer', 'Latecomer')
    announceLate('org.false', 'MetaMask')
  })
  const installed = dialog.getByRole('list', { name: 'Installed' })
  await expect(installed.getByRole('button', { name: 'Latecomer' })).toBeVisible()
  // An unlisted wallet with a known name shows its real identity.
  await expect(installed.getByRole('button', { name: /MetaMask.*org\.false/ })).toBeVisible()

  await dialog.getByRole('button', { name: /Show all/ }).click()
  await expect.poll(() => rowsOf(page, 'More').count()).toBeGreaterThan(20)
  await dialog.getByRole('searchbox').fill('ZERI')
  await expect(dialog.getByRole('list').getByRole('button')).toHaveText(['Zerion'])
})

test('a wallet becomes recent only by connecting, and comes first in its group, also after a reload', {
  tag: '@long',
}, async ({ addWallets, page }) => {
  const [, zerion] = await addWallets(
    { rdns: 'io.rabby', name: 'Rabby' },
    { rdns: 'io.zerion.wallet', name: 'Zerion' },
  )
  await page.goto('/')
  const dialog = await openList(page)
  await expect(rowsOf(page, 'Installed')).toHaveText(['Rabby Wallet', 'Zerion'])

  await zerion?.set('wallet_requestPermissions', {
    error: { code: 4001, message: 'User rejected the request.' },
  })
  await dialog.getByRole('list').getByRole('button', { name: 'Zerion' }).click()
  await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
  await expect(rowsOf(page, 'Installed')).toHaveText(['Rabby Wallet', 'Zerion'])

  await zerion?.reset()
  await dialog.getByRole('button', { name: 'RETRY' }).click()
  await expect(accountButton(page)).toBeVisible()
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await page.reload()
  await openList(page)
  await expect(rowsOf(page, 'Installed')).toHaveText([/Zerion.*Recent/, 'Rabby Wallet'])
})

test('a thousand wallets with hostile names and icons do no harm', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const icons = [
      'https://evil.example/pixel.png',
      'javascript:alert(1)',
      `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=1"/>')}`,
      `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(900)}</svg>`)}`,
      `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><path id="a"/>${'<use href="#a"/>'.repeat(99)}</svg>`)}`,
    ]
    const details = Array.from({ length: 1_000 }, (_, index) => ({
      info: {
        uuid: `hostile-${index}`,
        name:
          index === 777
            ? 'Needle'
            : `\u202E<b>evil</b>${'e\u0301\u0302\u0303\u0304'.repeat(400)}${index}`,
        icon: icons[index % icons.length],
        rdns: `com.hostile.w${index}`,
      },
      provider: { request: () => new Promise(() => {}), on() {}, removeListener() {} },
    }))
    const say = () => {
      for (const detail of details) {
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }),
        )
      }
    }
    window.addEventListener('eip6963:requestProvider', say)
  })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = connectDialog(page)
  const rows = dialog.getByRole('list').getByRole('button')
  // The work is bounded on any machine: at most a few screens of rows.
  await expect(rows).toHaveCount(48)
  await expect(dialog).not.toContainText('\u202E')
  const sources = await dialog
    .getByRole('list')
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  expect(sources.filter((src) => !/^data:image\/|^\/assets\//.test(src))).toEqual([])
  await expect(page).not.toHaveTitle('1')

  await dialog.getByRole('searchbox').fill('needle')
  await expect(rows).toHaveCount(1)
  await expect(rows.and(page.getByRole('button', { name: 'Needle' }))).toBeVisible()
  await dialog.getByRole('searchbox').fill('')
  await dialog.getByRole('button', { name: 'Show all' }).click()
  await dialog.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(96)
})

test("'Clear search' empties the field and focuses it", async ({ page }) => {
  await page.goto('/')
  const dialog = await openList(page)
  const field = dialog.getByRole('searchbox')
  await field.fill('zerion')
  await expect(dialog.getByRole('list').getByRole('button')).toHaveText(['Zerion'])
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Clear search' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
})

test("'Show all' and 'Show more' move the focus to the first wallet that is new", {
  tag: '@long',
}, async ({ addWallets, page }) => {
  const unlisted = Array.from({ length: 30 }, (_, index) => ({
    rdns: `com.unlisted.w${index}`,
    name: `Unlisted ${index}`,
  }))
  await addWallets(...unlisted)
  await page.goto('/')
  const dialog = await openList(page)
  const rows = dialog.getByRole('list').getByRole('button')
  await expect(rows.filter({ hasText: 'Unlisted' })).toHaveCount(unlisted.length)
  for (const name of ['Show all', 'Show more', 'Show more']) {
    const shown = await rows.count()
    await dialog.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(rows.nth(shown)).toBeFocused()
  }
  await expect(dialog.getByRole('button', { name: 'Show more' })).toBeHidden()
})

test('in forced colours, outlines mark the row that Enter takes, the chosen wallet and the focus', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const dialog = await openList(page)
  await dialog.getByRole('searchbox').fill('zerion')
  await expect(dialog.getByRole('list').getByRole('button', { name: 'Zerion' })).toHaveCSS(
    'outline',
    /dashed 2px/,
  )
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Scan with Zerion' })).toBeFocused()
  const row = dialog.getByRole('list').getByRole('button', { name: 'Zerion' })
  await expect(row).toHaveCSS('outline', /solid 1px/)
  await row.focus()
  await expect(row).toHaveCSS('outline', /solid 2px/)
})

test.describe("inside a wallet's own browser on a phone", () => {
  test.use({
    viewport: phone.viewport,
    userAgent: phone.userAgent,
    hasTouch: true,
    isMobile: true,
  })

  test('its provider is found without an announcement and stays connected', {
    tag: '@long',
  }, async ({ addWallet, page }) => {
    await addWallet({ rdns: 'com.unannounced', eip6963: false, legacy: true })
    await page.addInitScript(() => {
      Object.assign(Reflect.get(window, 'ethereum'), { isTrust: true, isMetaMask: true })
    })
    await page.goto('/')
    await connect(page, 'Trust')
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
  })
})
