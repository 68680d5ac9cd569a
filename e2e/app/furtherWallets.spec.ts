import { devices, type Locator, type Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { connectDialog, header, saveData } from './journey.ts'

/** Wallets that are loaded once a visitor looks for them: their apps, codes and stores. */

interface Expected {
  readonly name: string
  readonly link: string
  readonly ios: string
  readonly android: string
  readonly chrome?: string
}

const wallets: readonly Expected[] = [
  {
    name: 'HashPack',
    link: 'hashpack://',
    ios: 'id6444389849',
    android: 'app.hashpack.wallet.twa',
    chrome: 'gjagmgiddbbciopjhllkdnddhcglnemk',
  },
  {
    name: 'Zelcore',
    link: 'zel://',
    ios: 'id1436296839',
    android: 'com.zelcash.zelcore',
    chrome: 'khpdakhaigcopakcondjleibgpdjpmck',
  },
  {
    name: 'Satu Wallet',
    link: 'satuwallet://',
    ios: 'id6759336664',
    android: 'com.cryptonerd.SatuWallet',
    chrome: 'feaigjakedamghiblgeggmdfieieclma',
  },
  {
    name: 'MPCVault',
    link: 'com.mpcvault.mobileapp://wccallback/',
    ios: 'id1622756458',
    android: 'com.mpcvault.mobileapp.android',
    chrome: 'jgfmfplofjigjfokigdiaiibhonfnedj',
  },
  {
    name: 'Fireblocks',
    link: 'fireblocks-wc://',
    ios: 'id1439296596',
    android: 'com.fireblocks.client',
  },
  { name: "D'CENT", link: 'dcent://', ios: 'id1447206611', android: 'com.kr.iotrust.dcent.wallet' },
  { name: 'Tangem Wallet', link: 'tangem://', ios: 'id1354868448', android: 'com.tangem.wallet' },
  {
    name: 'WEMIX Play',
    link: 'wpapp://wemixplay.com/',
    ios: 'id6547834517',
    android: 'com.wemade.wemixplay',
  },
  { name: 'Valora', link: 'celo://wallet/', ios: 'id1520414263', android: 'co.clabs.valora' },
  { name: 'klip', link: 'klipwallet://', ios: 'id1627665524', android: 'com.klipwallet.app' },
]

async function openDialog(page: Page): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(connectDialog(page).getByRole('button', { name: 'Rainbow' })).toBeVisible()
  // In a narrow window, its name is that of the step.
  return page.getByRole('dialog')
}

async function pick(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('list').getByRole('button', { name, exact: true }).click()
}

test('they are loaded with the first letter of a search, and not before', async ({ page }) => {
  await saveData(page)
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (/\/assets\/.+\.js$/.test(response.url())) texts.push(response.text())
  })
  const loaded = async () => {
    const scripts = await Promise.all(texts)
    return scripts.filter((script) => script.includes('com.tangem')).length
  }
  const dialog = await openDialog(page)
  await page.waitForLoadState('networkidle')
  expect(await loaded()).toBe(0)
  await page.keyboard.press('t')
  const list = dialog.getByRole('list').getByRole('button')
  await expect(list.filter({ hasText: 'Tangem Wallet' })).toBeVisible()
  await expect.poll(loaded).toBe(1)
})

test("'Show all' has them, and a former name and a misspelt one find a wallet", async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Show all' }).click()
  await dialog.getByRole('button', { name: 'Show more' }).click()
  const more = dialog.getByRole('list', { name: 'More' }).getByRole('button')
  await expect(more).toHaveCount(77)
  await expect(dialog.getByRole('button', { name: 'Show more' })).toBeHidden()
  const found = dialog.getByRole('list').getByRole('button')
  await dialog.getByRole('searchbox').fill('Ledger Live')
  await expect(found).toHaveText(['Ledger Wallet'])
  await dialog.getByRole('searchbox').fill('tangme')
  await expect(found).toHaveCount(1)
  await expect(found).toHaveAccessibleName('Tangem Wallet')
})

test('a desktop shows their code, and where to get them', async ({ page }) => {
  const dialog = await openDialog(page)
  for (const { chrome, name } of wallets) {
    await pick(dialog, name)
    await expect(dialog.getByRole('heading', { name: `Scan with ${name}` })).toBeVisible()
    await expect(
      dialog.getByRole('img', { name: 'QR code to connect with your phone' }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'GET', exact: true }).click()
    if (chrome !== undefined) {
      await expect(dialog.getByRole('link', { name: /^Add to Chrome/ })).toHaveAttribute(
        'href',
        `https://chromewebstore.google.com/detail/${chrome}`,
      )
      await dialog.getByRole('button', { name: 'Get the app' }).click()
    }
    await expect(dialog.getByRole('img', { name: `QR code to download ${name}` })).toBeVisible()
  }
})

const phones = [
  { device: 'iPhone 14', store: 'ios', prefix: 'https://apps.apple.com/app/' },
  {
    device: 'Pixel 7',
    store: 'android',
    prefix: 'https://play.google.com/store/apps/details?id=',
  },
] as const

for (const { device, prefix, store } of phones) {
  const { hasTouch, isMobile, userAgent, viewport } = devices[device] ?? {}
  test.describe(`an emulated ${device}`, () => {
    test.use({ hasTouch, isMobile, userAgent, viewport })

    test('opens their apps with the pairing, or leads to their stores', async ({ page }) => {
      await page.clock.install()
      // Records the links that the page would follow to apps.
      await page.addInitScript(() => {
        const opened: string[] = []
        Object.assign(window, { opened })
        HTMLAnchorElement.prototype.click = function follow() {
          opened.push(this.href)
        }
      })
      const opened = () => page.evaluate((): string[] => Reflect.get(window, 'opened'))
      // WalletConnect's client warns of eleven attempts on one page.
      for (const some of [wallets.slice(0, 5), wallets.slice(5)]) {
        const dialog = await openDialog(page)
        await dialog.getByRole('button', { name: 'Show all' }).click()
        for (const wallet of some) {
          await pick(dialog, wallet.name)
          const pairing = `${wallet.link}wc?uri=${encodeURIComponent('wc:')}`
          await expect
            .poll(async () => (await opened()).at(-1)?.slice(0, pairing.length))
            .toBe(pairing)
          await page.clock.runFor(2_600)
          await expect(dialog.getByRole('link', { name: /^GET/ })).toHaveAttribute(
            'href',
            `${prefix}${wallet[store]}`,
          )
          await dialog.getByRole('button', { name: 'Back' }).click()
        }
        expect(await opened()).toHaveLength(some.length)
      }
    })
  })
}
