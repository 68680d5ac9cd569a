import { anvilAccounts, demoContracts, nameOnBase } from '@foyer/testkit/chains'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, networkButton, networkDialog, openAccount } from './journey.ts'
import { setAvatar } from './names.ts'

/**
 * Records requests that look up names: calls of ENS's universal resolver, alone or in a multicall.
 */
function watchLookups(page: Page): string[] {
  const resolver = demoContracts.ensUniversalResolver.slice(2).toLowerCase()
  const lookups: string[] = []
  page.on('request', (request) => {
    const body = (request.postData() ?? '').toLowerCase()
    if (body.includes(resolver)) lookups.push(request.url())
  })
  return lookups
}

test('a reload shows the name and avatar at once, without a request', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/')
  const lookups = watchLookups(page)
  await connect(page)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await expect.poll(() => lookups.length).toBeGreaterThan(0)
  expect(lookups.length, 'at most three requests on chain 1 for the name').toBeLessThanOrEqual(3)
  expect(lookups.every((url) => url.includes('/rpc/1/'))).toBe(true)

  lookups.length = 0
  await page.addInitScript(() => {
    const seen = new Set<string>()
    window.__accountTexts = seen
    new MutationObserver(() => {
      const text = document.querySelector('[data-kit-part="account-button"]')?.textContent
      if (text) seen.add(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.reload()
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  await expect(accountButton(page).locator('[data-kit-part="avatar"] img')).toHaveAttribute(
    'src',
    /alice\.png$/,
  )
  const texts = await page.evaluate(() => [...(window.__accountTexts ?? [])])
  expect(texts.filter((text) => text.includes('0x'))).toEqual([])
  expect(texts.every((text) => text.includes('alice.foyer.eth'))).toBe(true)
  expect(lookups).toEqual([])
})

test('the name and the picture of a new account appear once, in the header and on Home', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.addInitScript(watchIdentity)
  await page.goto('/')
  await connect(page)
  const pictures = page.locator('[data-kit-part="avatar"] img[src$="alice.png"]')
  await expect(pictures).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'alice.foyer.eth',
  )
  const inBoth = [
    'header alice.foyer.eth',
    'header picture',
    'main alice.foyer.eth',
    'main picture',
  ]
  const seen = () => page.evaluate(() => [...(window.__identity ?? [])].toSorted())
  await expect.poll(seen).toEqual(inBoth)
})

/**
 * Runs in the page: records the names and pictures of accounts that are drawn in any frame, from
 * the connection on. A skeleton is neither. It stands for 400 ms, which may be too short for a busy
 * machine, and so for longer here.
 */
function watchIdentity(): void {
  const seen = new Set<string>()
  window.__identity = seen
  const start = window.setTimeout
  const slow = (handler: TimerHandler, delay = 0) => start(handler, delay === 400 ? 60_000 : delay)
  Object.assign(window, { setTimeout: slow })
  const look = () => {
    requestAnimationFrame(look)
    if (!document.querySelector('[data-kit-part="account-button"]')) return
    for (const place of ['header', 'main']) {
      for (const { textContent } of document.querySelectorAll(`${place} :is(button, h1) bdi`)) {
        if (/^0x|\.eth$/.test(textContent)) seen.add(`${place} ${textContent}`)
      }
      for (const avatar of document.querySelectorAll(`${place} [data-kit-part="avatar"]`)) {
        // That of an example.
        if (avatar.parentElement?.closest('[aria-hidden]')) continue
        const image = avatar.querySelector('img')
        if (avatar.querySelector('svg')) seen.add(`${place} generated`)
        else if (image && getComputedStyle(image).opacity !== '0') seen.add(`${place} picture`)
      }
    }
  }
  look()
}

test('a name set only on Base is shown only there', async ({ addWallet, page }) => {
  await addWallet({ accounts: [anvilAccounts.findIndex((a) => a.address === nameOnBase.address)] })
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toHaveText(/0x14…9955/)
  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Base' }).click()
  await expect(accountButton(page)).toHaveText(/dave\.foyer\.eth/)
  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Ethereum' }).click()
  await expect(accountButton(page)).toHaveText(/0x14…9955/)
})

test('an avatar with scripts, drawings or external requests is replaced by the generated one', async ({
  addWallet,
  page,
  stack,
}) => {
  const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')}`
  const records = [
    'javascript:alert(document.domain)',
    svg,
    'https://tracker.example/pixel.png',
    `${stack.url}/boot.js`,
  ]
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const [index, record] of records.entries()) {
    await setAvatar(stack, 'alice.foyer.eth', record)
    if (index === 0) {
      await addWallet()
      await page.goto('/')
      await connect(page)
    } else {
      await page.evaluate(() => localStorage.removeItem('foyer.names'))
      await page.reload()
    }
    await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
    await expect(accountButton(page).locator('svg').first()).toBeVisible()
    await expect(accountButton(page).getByRole('img')).toHaveCount(0)
    await expect(accountButton(page).locator('[data-kit-part="avatar"] img')).toHaveCount(0)
  }
  // The type of this file on the page's own origin is checked, and is not an image.
  await expect.poll(() => asked).toContain(`${stack.url}/boot.js`)
  expect(asked.filter((url) => !url.startsWith(stack.url))).toEqual([])
})

declare global {
  interface Window {
    /** Texts that the account button has shown since the page started to load. */
    __accountTexts?: Set<string>
    /** Names and pictures of accounts that were drawn, each with its place. */
    __identity?: Set<string>
  }
}

/** An icon as wallets announce it. */
const icon = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'

test('the connected wallet is seen in the header, on Home and in the account dialog', async ({
  addWallet,
  page,
}) => {
  await addWallet({ icon })
  await page.goto('/')
  await connect(page)
  const own = page.locator(`[data-kit-part="icon"] img[src="${icon}"]`)
  await expect(accountButton(page).locator(own)).toBeVisible()
  await expect(page.getByRole('main').locator(own)).toBeVisible()
  const dialog = await openAccount(page)
  await expect(dialog.locator(own)).toBeVisible()
  await expect(dialog).toContainText('Connected with Test Wallet')
})

test('the address can be received as a QR code, from Home and from the account dialog', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  const receive = page.getByRole('dialog', { name: 'Receive' })
  const { address } = anvilAccounts[0]
  const scanned = async () => {
    const shot = await receive.getByRole('img', { name: address }).screenshot()
    const { data, height, width } = PNG.sync.read(shot)
    return jsQR(new Uint8ClampedArray(data), width, height)?.data
  }
  await page.getByRole('main').getByRole('button', { name: 'Receive' }).click()
  await expect.poll(scanned).toBe(address)
  await expect(receive).toContainText('Ethereum')
  await expect(receive.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(receive).toBeHidden()

  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Receive' }).click()
  await expect.poll(scanned).toBe(address)
  await expect(receive.getByRole('heading', { name: 'Receive' })).toBeFocused()
  await receive.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toContainText('2.4081')
})

test('the account dialog opens at its final height', async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  const heights = await page.evaluateHandle(() => {
    const seen = new Set<number>()
    const look = () => {
      const dialog = document.querySelector<HTMLElement>('dialog[open]')
      if (dialog?.textContent?.includes('Disconnect')) seen.add(dialog.offsetHeight)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  for (const time of ['first', 'second']) {
    const dialog = await openAccount(page)
    await expect(dialog.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Verify your account' })).toBeEnabled()
    await expect.poll(() => heights.evaluate((seen) => seen.size), `${time} time`).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
