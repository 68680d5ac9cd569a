import AxeBuilder from '@axe-core/playwright'
import { createPhone, type Phone, type PhoneOptions } from '@foyer/testkit/phone'
import { demoAccounts } from '@foyer/testkit/wallet'
import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { chainRecords } from '../../apps/shell/config/chains.ts'
import { test as base, expect } from './fixtures.ts'
import {
  accountButton,
  connectDialog,
  header,
  networkButton,
  networkDialog,
  openAccount,
} from './journey.ts'

interface Fixtures {
  /** A wallet of its own process, on the demo's relay and nodes. */
  readonly openPhone: (options?: Partial<PhoneOptions>) => Promise<Phone>
}

const test = base.extend<Fixtures>({
  openPhone: async ({ stack }, use) => {
    const phones: Phone[] = []
    await use(async (options = {}) => {
      const phone = await createPhone({
        relayUrl: `${stack.url.replace('http', 'ws')}/demo/relay`,
        accounts: demoAccounts.slice(0, 3),
        chains: chainRecords.map(({ id, name }) => ({
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

// A camera sees more than one dot for each of the code's.
test.use({ deviceScaleFactor: 2 })

/** What only the client's code holds. */
const clientMark = 'wc_sessionPropose'

/** Reads a QR code off the screen, as a phone's camera does: sharp, then a little blurred. */
async function scan(code: Locator): Promise<string> {
  await expect(code).toBeVisible()
  let text: string | undefined
  await expect(async () => {
    const picture = PNG.sync.read(await code.screenshot())
    text = read(picture) ?? read(halved(picture))
    expect(text).toMatch(/^wc:/)
  }).toPass()
  return text ?? ''
}

function read({ data, height, width }: PNG): string | undefined {
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

/** Half as large, each dot the mean of four. */
function halved({ data, height, width }: PNG): PNG {
  const half = new PNG({ width: width >> 1, height: height >> 1 })
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = (dx: number, dy: number) => data[((2 * y + dy) * width + 2 * x + dx) * 4] ?? 255
      const grey = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4
      half.data.set([grey, grey, grey, 255], (y * half.width + x) * 4)
    }
  }
  return half
}

function qrCode(page: Page): Locator {
  return page.getByRole('img', { name: 'QR code to connect with your phone' })
}

async function openQr(page: Page, wallet = 'WalletConnect'): Promise<string> {
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await connectDialog(page).getByRole('button', { name: wallet, exact: true }).click()
  return scan(qrCode(page))
}

async function connectByQr(page: Page, phone: Phone): Promise<void> {
  await phone.pair(await openQr(page))
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a code read off the screen pairs a phone, which the page then follows', async ({
  openPhone,
  page,
  stack,
}) => {
  const scripts: string[] = []
  const sockets: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes(clientMark)) scripts.push(response.url())
  })
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host))

  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const row = connectDialog(page).getByRole('button', { name: 'WalletConnect', exact: true })
  await expect(row).toBeVisible()
  expect(scripts, 'nothing of the client before it is chosen').toEqual([])
  await row.click()
  const uri = await scan(qrCode(page))
  expect(scripts.length, 'the client comes when it is chosen').toBeGreaterThan(0)

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

  // The network breaks off; the session does not.
  const before = stack.relay.accepted
  stack.relay.drop()
  await expect.poll(() => stack.relay.accepted).toBeGreaterThanOrEqual(before + 2)
  await phone.switchChain(1)
  await expect(networkButton(page)).toHaveText(/Ethereum/)

  await phone.disconnect()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  expect(new Set(sockets)).toEqual(new Set([new URL(stack.url).host]))
})

test('disconnected here it is disconnected there, and stays so after a reload', async ({
  openPhone,
  page,
}) => {
  const phone = await openPhone()
  await page.goto('/')
  await connectByQr(page, phone)
  await page.evaluate(() => localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', '{}'))
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await expect.poll(() => phone.sessions()).toEqual([])
  expect(
    await page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')),
  ).toBeNull()

  await page.reload()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('a refusal on the phone offers RETRY, which shows a fresh code', async ({
  openPhone,
  page,
}) => {
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
})

test('the demo phone connects by a pasted link, asks, and lets go', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const [phone] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Open the Demo Phone/ }).click(),
  ])
  await expect(phone.getByRole('heading', { name: 'Connect with a link' })).toBeVisible()
  await phone.getByLabel('Pairing link').fill('https://example.com')
  await phone.getByRole('button', { name: 'Connect' }).click()
  await expect(phone.getByText('This is not a pairing link. It begins with “wc:”.')).toBeVisible()
  await expectAccessible(phone)

  await page.bringToFront()
  const uri = await openQr(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(uri)
  await phone.bringToFront()
  await phone.getByLabel('Pairing link').fill(uri)
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('heading', { name: /^Connect to localhost/ })).toBeFocused()
  await expectAccessible(phone)
  await phone.getByRole('radio', { name: /bob\.foyer\.eth/ }).check()
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expect(accountButton(page)).toHaveText(/bob\.foyer\.eth/)

  await phone.reload()
  await phone.getByRole('button', { name: /^Disconnect localhost/ }).click()
  await expect(phone.getByText('No site is connected.')).toBeVisible()
  await page.bringToFront()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([])
}
