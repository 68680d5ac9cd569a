import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, header, openAccount } from './journey.ts'
import { openSignIn, signMessage } from './signInJourney.ts'

/**
 * Whatever an earlier version, an extension or another page of the origin has left in the browser's
 * storage, the page starts, and forgets no more than what cannot be read.
 */

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
const hostile = [
  '',
  'null',
  '{',
  '7',
  '"<img src=x onerror=alert(1)>"',
  deep,
  '{"__proto__":{"isHarmed":true},"version":1,"state":{"connections":{"__type":"Map","value":7}}}',
  '{"data":{"length":-1},"version":1,"instance":"\u202e"}',
  'x'.repeat(100_000),
]

/** What no visit of the demo stores: connectors of production, and other versions. */
const furtherKeys = [
  'foyer.walletConnect.core:0.3:keychain',
  'foyer.walletConnect.client:0.3:session',
  'foyer.walletConnect.lastChain',
  'foyer.safe.left',
  'foyer.transactions',
  'foyer.transactions.0x.1.0x',
  'foyer.transactions.tracker',
  'cbwsdk.store',
  'theme',
  'language',
]

/** A page of the same origin without a script that writes meanwhile. */
const emptyPage = '/empty'
const emptyHtml = '<!doctype html><link rel="icon" href="data:,"><title>Empty</title>'

type Items = Readonly<Record<string, string>>

const readStorage = (page: Page) => page.evaluate((): Items => ({ ...localStorage }))

/** Opens the page with this in its storage, and one value in that of the tab. */
async function visitWith(page: Page, items: Items, scroll = 'null'): Promise<void> {
  await page.goto(emptyPage)
  await page.evaluate(
    ([values, inTab]) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
      sessionStorage.setItem('foyer.scroll', inTab)
    },
    [items, scroll] as const,
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const connectButton = (page: Page) => header(page).getByRole('button', { name: 'Connect Wallet' })

/** A visit that stores all that a visit of the demo can. */
async function leaveTraces(page: Page): Promise<Items> {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
  await connect(page)
  await openSignIn(page)
  await signMessage(page)
  await header(page).getByRole('link', { name: 'Activity' }).click()
  await page.getByRole('button', { name: 'Send a test transaction' }).click()
  const list = page.getByRole('list', { name: 'Transactions' })
  await expect(list.getByText('Confirmed')).toBeVisible()
  return readStorage(page)
}

test('the page starts with any value under any of its storage keys, and keeps the others', async ({
  addWallet,
  page,
}) => {
  test.setTimeout(600_000)
  await page
    .context()
    .route(`**${emptyPage}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: emptyHtml }),
    )
  await addWallet()
  const stored = await leaveTraces(page)
  const keys = Object.keys(stored).filter((key) => !key.startsWith('foyer-test-wallet'))
  const usual = [
    'theme',
    'language',
    'store',
    'recentConnectorId',
    'recentWallets',
    'signIn',
    'names',
  ]
  expect(keys.map((key) => key.replace(/^foyer\./, ''))).toEqual(expect.arrayContaining(usual))

  for (const value of hostile) {
    await test.step(`all of them are ${value.slice(0, 20)}`, async () => {
      const all = [...keys, ...furtherKeys].map((name) => [name, value] as const)
      await visitWith(page, Object.fromEntries(all), value)
      await expect(connectButton(page)).toBeVisible()
      await connect(page)
      const polluted = () => page.evaluate(() => Reflect.get({}, 'isHarmed'))
      await expect.poll(polluted).toBeUndefined()
    })
  }

  for (const [index, key] of keys.entries()) {
    await test.step(`only ${key} is hostile`, async () => {
      await visitWith(page, { ...stored, [key]: hostile[index % hostile.length] ?? '' })
      await expect(connectButton(page).or(accountButton(page))).toBeVisible()
      const lost = async () => {
        const left = await readStorage(page)
        return keys.filter((name) => name !== key && !(name in left))
      }
      await expect.poll(lost, `lost because of ${key}`).toEqual([])
    })
  }

  await test.step('a value from another tab is no worse', async () => {
    await visitWith(page, stored)
    await expect(accountButton(page)).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(emptyPage)
    for (const value of hostile) {
      await other.evaluate(
        ([names, text]) => {
          for (const name of names) localStorage.setItem(name, text)
        },
        [keys, value] as const,
      )
    }
    await other.close()
    await openAccount(page)
  })
})
