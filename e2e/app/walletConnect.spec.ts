import { createPhone, type Phone, type PhoneOptions } from '@foyer/testkit/phone'
import { anvilAccounts } from '@foyer/testkit/wallet'
import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { chains } from '../../apps/shell/config/chains.ts'
import { violations } from '../a11y.ts'
import { test as base, expect } from './fixtures.ts'
import {
  accountButton,
  connectDialog,
  header,
  networkButton,
  networkDialog,
  openAccount,
} from './journey.ts'
import { openSignIn, sessionOnServer, signInDialog, signMessage } from './signInJourney.ts'

interface Fixtures {
  /** Starts a wallet in its own process, on the demo's relay and nodes. */
  readonly openPhone: (options?: Partial<PhoneOptions>) => Promise<Phone>
}

const test = base.extend<Fixtures>({
  openPhone: async ({ stack }, use) => {
    const phones: Phone[] = []
    await use(async (options = {}) => {
      const phone = await createPhone({
        relayUrl: `${stack.url.replace('http', 'ws')}/demo/relay`,
        accounts: anvilAccounts.slice(0, 3),
        chains: chains.map(({ id, name }) => ({
          id,
          name,
          rpcUrl: `${stack.url}/rpc/${id}`,
        })),
        decide: async () => ({ kind: 'approve' }),
        storagePrefix: `phone${phones.length}-${crypto.randomUUID()}`,
        ...options,
      })
      phones.push(phone)
      return phone
    })
    for (const phone of phones) await phone.stop()
  },
})

/** Text that only the client's code contains. The other SDKs follow. */
const clientMark = 'wc_sessionPropose'
const otherMarks = ['https://keys.coinbase.com', 'getSafeInfo']

/** Reads a QR code from the screen, like a phone's camera. */
async function scan(code: Locator): Promise<string> {
  await expect(code).toBeVisible()
  let text: string | undefined
  await expect(async () => {
    const { data, height, width } = PNG.sync.read(await code.screenshot())
    text = jsQR(new Uint8ClampedArray(data), width, height)?.data
    expect(text).toMatch(/^wc:/)
  }).toPass()
  return text ?? ''
}

function qrCode(page: Page): Locator {
  return page.getByRole('img', { name: 'QR code to connect with your phone' })
}

async function openQr(page: Page, wallet = 'WalletConnect'): Promise<string> {
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await connectDialog(page).getByRole('button', { name: wallet, exact: true }).click()
  return scan(qrCode(page))
}

test('a QR code read from the screen pairs a phone, which the page then follows', async ({
  openPhone,
  page,
  stack,
}) => {
  const scripts: string[] = []
  const sockets: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    for (const mark of [clientMark, ...otherMarks]) if (text.includes(mark)) scripts.push(mark)
  })
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host))

  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const row = connectDialog(page).getByRole('button', { name: 'WalletConnect', exact: true })
  await expect(row).toBeVisible()
  expect(scripts, 'nothing of any SDK before it is chosen').toEqual([])
  await row.click()
  const uri = await scan(qrCode(page))
  await expect
    .poll(() => new Set(scripts), 'the client comes when it is chosen')
    .toEqual(new Set([clientMark]))

  const phone = await openPhone()
  await phone.pair(uri)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await expect(accountButton(page), 'the phone is on the demo network').toHaveText(/2\.408 ETH/)
  expect(phone.sessions()[0]).toMatchObject({ name: 'RainbowKit App', url: stack.url })

  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Base' }).click()
  await expect(networkButton(page)).toHaveText(/Base/)
  await phone.switchAccount(1)
  await expect(accountButton(page)).toHaveText(/bob\.foyer\.eth/)

  await page.reload()
  await expect(accountButton(page)).toHaveText(/bob\.foyer\.eth/)
  await expect(networkButton(page)).toHaveText(/Base/)

  await openSignIn(page)
  await signMessage(page)
  await expect
    .poll(() => sessionOnServer(page), 'signed on the phone')
    .toBe(anvilAccounts[1]?.address)
  await phone.switchChain(1)
  await expect(networkButton(page)).toHaveText(/Ethereum/)

  await phone.disconnect()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  expect(new Set(sockets)).toEqual(new Set([new URL(stack.url).host]))
})

test('a session survives a relay that drops the connection', { tag: '@long' }, async ({
  openPhone,
  page,
  stack,
}) => {
  await page.goto('/')
  const phone = await openPhone()
  await phone.pair(await openQr(page))
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)

  const before = stack.relay.accepted
  stack.relay.drop()
  await expect.poll(() => stack.relay.accepted).toBeGreaterThanOrEqual(before + 2)

  // The relay keeps the request until the phone is back, and the answer until it can be delivered.
  await openSignIn(page)
  // WalletConnect's client publishes again after 15 s what the broken connection lost.
  await signMessage(page, { timeout: 60_000 })
  await expect
    .poll(() => sessionOnServer(page), 'signed on the phone')
    .toBe(anvilAccounts[0]?.address)
})

test('a rejection offers RETRY with a new code, and disconnecting the page disconnects the phone', {
  tag: '@long',
}, async ({ openPhone, page }) => {
  const answers = ['reject', 'approve'] as const
  let asked = 0
  const phone = await openPhone({
    decide: async () => {
      asked += 1
      return { kind: answers[asked - 1] ?? 'approve' }
    },
  })
  await page.goto('/')
  const first = await openQr(page, 'Rainbow')
  await phone.pair(first)
  await page.getByRole('button', { name: 'RETRY' }).click()
  const second = await scan(qrCode(page))
  expect(second).not.toBe(first)
  await phone.pair(second)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.evaluate(() => localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', '{}'))
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  const connect = header(page).getByRole('button', { name: 'Connect Wallet' })
  await expect(connect).toBeVisible()
  // WalletConnect's client publishes again after 15 s what the relay did not confirm.
  await expect.poll(() => phone.sessions(), { timeout: 60_000 }).toEqual([])
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')))
    .toBeNull()
  await page.reload()
  await expect(connect).toBeVisible()
})

test('the scan view explains that the demo pairs with the Demo Phone, which opens with the link filled in', {
  tag: '@long',
}, async ({ context, page }) => {
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = connectDialog(page)
  await dialog.getByRole('button', { name: 'Rainbow', exact: true }).click()
  await expect(dialog.getByText('This demo pairs with the Demo Phone.')).toBeVisible()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: /^Open the Demo Phone/ }).click()
  const phone = await opened
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('the Demo Phone says so if its code fails to load, and starts with a retry', {
  tag: '@long',
}, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|dynamically imported module/)
  await page.route('**/assets/startPhone-*.js', (route) => route.abort())
  await page.goto('/demo/phone')
  await expect(page.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Connect with a link' })).toBeVisible()
})

test('the Demo Phone connects by a pasted link, signs, and disconnects', { tag: '@long' }, async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const [phone] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Open the Demo Phone/ }).click(),
  ])
  await expect(phone.getByRole('heading', { name: 'Connect with a link' })).toBeVisible()
  await phone.getByLabel('Pairing link').fill('https://example.com')
  await phone.getByRole('button', { name: 'Connect' }).click()
  await expect(phone.getByText('This pairing link isn’t complete.')).toBeVisible()
  await expect(phone.getByLabel('Pairing link')).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(phone)).toEqual([])

  await page.bringToFront()
  const uri = await openQr(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(uri)
  await phone.bringToFront()
  await phone.getByLabel('Pairing link').fill(uri)
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('heading', { name: /^Connect to localhost/ })).toBeFocused()
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('radio', { name: /bob\.foyer\.eth/ }).check()
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expect(accountButton(page)).toHaveText(/bob\.foyer\.eth/)

  await page.bringToFront()
  await openSignIn(page)
  const sign = signInDialog(page)
  await sign.getByRole('button', { name: 'Sign message' }).click()
  await phone.bringToFront()
  const question = phone.getByRole('heading', { name: 'Sign this message?' })
  await expect(question).toBeFocused()
  await expectFitting(phone)
  await phone.getByRole('button', { name: 'Reject' }).click()
  await expect(question).toBeHidden()
  await page.bringToFront()
  await sign.getByRole('button', { name: 'Sign message' }).click()
  await phone.bringToFront()
  await phone.getByRole('button', { name: 'Approve' }).click()
  await page.bringToFront()
  await expect(sign).toBeHidden()
  await expect.poll(() => sessionOnServer(page)).toBe(anvilAccounts[1]?.address)

  await phone.bringToFront()
  await phone.reload()
  await expect(phone.getByRole('button', { name: /^Disconnect localhost/ })).toBeVisible()
  await expectFitting(phone)
  await phone.getByRole('button', { name: /^Disconnect localhost/ }).click()
  await expect(phone.getByText('No site is connected.')).toBeVisible()
  await page.bringToFront()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

/**
 * Expects that nothing is cut off horizontally: on a phone, on a small one, and in right-to-left
 * pages.
 */
async function expectFitting(page: Page): Promise<void> {
  const usual = page.viewportSize()
  for (const direction of ['ltr', 'rtl']) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      const cut = () =>
        page.getByRole('main').evaluate((main) => {
          const parts = [document.documentElement, main, ...main.querySelectorAll('.scroll, .foot')]
          return [
            ...parts.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth),
            ...[...document.querySelectorAll('button')].filter((button) => {
              const { left, right } = button.getBoundingClientRect()
              return left < 0 || right > innerWidth
            }),
          ].map(({ outerHTML }) => outerHTML.slice(0, 120))
        })
      await expect.poll(cut, `${width} px, ${direction}`).toEqual([])
    }
  }
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'))
  if (usual) await page.setViewportSize(usual)
}

test.describe('an Android phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  })

  test('phone: later requests reopen the wallet that opened the link, until disconnected', {
    tag: '@long',
  }, async ({ openPhone, page }) => {
    // Records the links that the page would follow to apps.
    await page.addInitScript(() => {
      const opened: string[] = []
      Object.assign(window, { opened })
      HTMLAnchorElement.prototype.click = function follow() {
        opened.push(this.href)
      }
      window.open = (url) => {
        opened.push(String(url))
        return null
      }
    })
    const opened = () => page.evaluate((): string[] => Reflect.get(window, 'opened'))
    const choice = () => page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Connect Wallet' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Rainbow' }).tap()
    await expect.poll(opened).toEqual([expect.stringMatching(/^wc:/)])
    const [uri = ''] = await opened()
    const phone = await openPhone()
    await phone.pair(uri)
    await expect(accountButton(page)).toBeVisible()
    const [href = ''] = uri.split('?')
    expect(JSON.parse((await choice()) ?? ''), 'without the key').toEqual({ href, name: 'Rainbow' })

    await openSignIn(page)
    await signMessage(page)
    await expect
      .poll(opened, 'the signature was asked for in the app')
      .toContainEqual(expect.stringContaining(`${href}/wc?requestId=`))

    await phone.disconnect()
    await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
    await expect.poll(choice).toBeNull()
  })
})
