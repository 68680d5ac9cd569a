import type { Locator, Page } from '@playwright/test'
import { violations } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import { connectDialog, header, stopClock } from './journey.ts'

/** Every view of the connect dialog in each layout, reached by clicks only. */

async function openDialog(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
}

/**
 * Expects the view with this heading: it is shown, its heading is focused, and axe finds nothing.
 */
async function expectView(page: Page, name: string | RegExp): Promise<void> {
  const heading = page.getByRole('dialog').getByRole('heading', { name }).last()
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
  expect(await violations(page), String(name)).toEqual([])
}

async function expectCode(dialog: Locator, name: string): Promise<void> {
  const code = dialog.getByRole('img', { name })
  await expect(code).toHaveCSS('width', '268px')
  await expect(code).toHaveCSS('height', '268px')
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
}

/** How many animations without an end are running on the page. */
function endlessMotions(page: Page): Promise<number> {
  return page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    return running.filter(({ effect }) => effect?.getTiming().iterations === Infinity).length
  })
}

test('wide: from Get a Wallet through every download view to the code, and Back the whole way', async ({
  context,
  page,
}) => {
  await context.route(/^https:\/\/rainbow\.me\//, (route) => route.fulfill({ body: 'store' }))
  await openDialog(page)
  const dialog = connectDialog(page)
  await expect(dialog.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Popular' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Get a Wallet' }).click()
  await expectView(page, 'Get a Wallet')
  const gets = dialog.getByRole('button', { name: 'GET' })
  await expect(gets).toHaveCount(3)
  await expect(gets.first()).toHaveAccessibleDescription('Rainbow')

  await gets.first().click()
  await expectView(page, 'Get Rainbow')
  await dialog.getByRole('button', { name: 'Get the app' }).click()
  await expectView(page, 'Install Rainbow')
  await expectCode(dialog, 'QR code to download Rainbow')

  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expectView(page, 'Get started with Rainbow')
  await expect(dialog.getByRole('link', { name: /^Learn More/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expectView(page, 'Scan with Rainbow')

  for (const name of ['Get started with Rainbow', 'Install Rainbow', 'Get Rainbow']) {
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByRole('heading', { name })).toBeFocused()
  }
  const store = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: /^Add to Chrome/ }).click()
  await (await store).close()
  await expectView(page, 'Get started with Rainbow')
  await expect(dialog.getByRole('button', { name: 'Refresh' })).toBeVisible()

  for (const name of ['Get Rainbow', 'Get a Wallet', 'Connect a Wallet']) {
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByRole('heading', { name })).toBeFocused()
  }
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeHidden()
})

test('wide: QR codes, copy link, OPEN and switching to another wallet', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDialog(page)
  const dialog = connectDialog(page)
  await dialog.getByRole('button', { name: 'Rainbow', exact: true }).click()
  await expectView(page, 'Scan with Rainbow')
  await expectCode(dialog, 'QR code to connect with your phone')
  await expect(dialog.getByText(/^Code valid for \d:\d\d$/)).toBeVisible()
  // It is shown for 1.5 s, in which a busy machine may not look.
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.resume()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^wc:[0-9a-f]{64}@2\?/)
  // Rainbow is not installed, so the dialog leads to its download.
  await dialog.getByRole('button', { name: 'GET' }).click()
  await expect(dialog.getByRole('heading', { name: 'Get Rainbow' })).toBeFocused()

  await dialog.getByRole('button', { name: 'Back' }).click()
  await expectView(page, 'Scan with Rainbow')
  await expectCode(dialog, 'QR code to connect with your phone')

  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expectView(page, 'Scan with your phone')
  // Back leads to the previous wallet, with a code that can be scanned.
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expectView(page, 'Scan with Rainbow')
  await expectCode(dialog, 'QR code to connect with your phone')

  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expectView(page, 'Scan with your phone')
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = function follow() {
      document.title = `followed ${this.href.slice(0, 3)} ${this.target}`
    }
  })
  await dialog.getByRole('button', { name: 'OPEN' }).click()
  await expect(page).toHaveTitle('followed wc: ')
})

test('wide: only until the code is there, its placeholder moves and the page is not blurred', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.routeWebSocket('**/demo/relay**', async (socket) => {
    await answer.promise
    socket.connectToServer()
  })
  await openDialog(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const dialog = connectDialog(page)
  await dialog.getByRole('button', { name: 'Rainbow', exact: true }).click()
  await expect(dialog.getByText('Generating a code…')).toBeVisible()
  await expect.poll(() => endlessMotions(page)).toBe(1)

  answer.resolve()
  await expectCode(dialog, 'QR code to connect with your phone')
  await expect.poll(() => endlessMotions(page)).toBe(0)

  // The line around the code shortens each second, without motion in between.
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName }) => {
      document.title = `${propertyName} moved`
    })
  })
  for (let second = 0; second < 2; second += 1) {
    const time = await dialog.getByText(/^Code valid for/).textContent()
    await expect(dialog.getByText(time ?? '')).toBeHidden()
  }
  await expect(page).not.toHaveTitle('stroke-dashoffset moved')
})

test('wide: INSTALL is offered for a wallet that does not respond', async ({ addWallet, page }) => {
  await addWallet({
    personality: 'metamask13',
    name: 'MetaMask',
    rdns: 'io.metamask',
    rules: { '*': 'hang' },
  })
  await openDialog(page)
  const dialog = connectDialog(page)
  await dialog.getByRole('button', { name: 'MetaMask' }).click()
  await expectView(page, 'Opening MetaMask…')
  await expect(dialog.getByText('Nothing opened? Look for MetaMask in the toolbar.')).toBeVisible()
  await dialog.getByRole('button', { name: 'INSTALL', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Get MetaMask' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expectView(page, 'Opening MetaMask…')

  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expectView(page, 'Scan with your phone')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expectView(page, 'MetaMask')
  await dialog.getByRole('button', { name: 'RETRY' }).click()
  // The wallet's first prompt is still open, so it answers -32002.
  await expectView(page, 'Waiting for MetaMask…')
})

test.describe('a narrow window with a mouse', () => {
  test.use({ viewport: { width: 700, height: 900 } })

  test('compact: one view at a time, at most 468 px high', async ({ page }) => {
    await openDialog(page)
    const dialog = page.getByRole('dialog')
    const height = async () => (await dialog.boundingBox())?.height
    const isLow = () => expect.poll(height).toBeLessThanOrEqual(468)
    await expectView(page, 'Connect a Wallet')
    await expect(dialog.getByRole('list', { name: 'Popular' })).toBeVisible()
    await isLow()

    await dialog.getByRole('button', { name: 'Learn More' }).click()
    await expectView(page, 'What is a Wallet?')
    await dialog.getByRole('button', { name: 'Get a Wallet' }).click()
    await expectView(page, 'Get a Wallet')
    await expect(dialog.getByRole('button', { name: 'GET' })).toHaveCount(3)
    await isLow()
    await dialog.getByRole('button', { name: 'GET' }).first().click()
    await expectView(page, 'Get Rainbow')
    await isLow()
    await dialog.getByRole('button', { name: 'Get the app' }).click()
    await expectView(page, 'Install Rainbow')
    await expectCode(dialog, 'QR code to download Rainbow')
    await isLow()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expectView(page, 'Get started with Rainbow')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expectView(page, 'Scan with Rainbow')
    await expectCode(dialog, 'QR code to connect with your phone')
    await isLow()
    for (const name of [
      'Get started with Rainbow',
      'Install Rainbow',
      'Get Rainbow',
      'Get a Wallet',
      'What is a Wallet?',
      'Connect a Wallet',
    ]) {
      await dialog.getByRole('button', { name: 'Back' }).click()
      await expect(dialog.getByRole('heading', { name }).first()).toBeFocused()
    }
  })
})

test.describe('a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })

  test('phone: GET leads to the store, and a missing app is detected after 2.5 s', async ({
    page,
  }) => {
    // Records the links that the page would follow to apps, and the frames it would do so in.
    await page.addInitScript(() => {
      HTMLAnchorElement.prototype.click = function follow() {
        document.title = `followed ${this.href.split('?')[0]} in ${window.event?.type}`
      }
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const prepared = waitForPairing(page)
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Connect Wallet' }).tap()
    const dialog = page.getByRole('dialog')
    await expectView(page, 'Connect a Wallet')
    await expect(dialog.getByRole('button', { name: 'Get a Wallet' })).toBeInViewport({ ratio: 1 })
    const learnMore = dialog.getByRole('link', { name: /^Learn More/ })
    await expect(learnMore).toBeInViewport({ ratio: 1 })
    await expect(learnMore).toHaveAttribute('href', 'https://ethereum.org/wallets/')
    await prepared

    await dialog.getByRole('button', { name: 'Get a Wallet' }).tap()
    await expectView(page, 'Get a Wallet')
    await expect(dialog.getByRole('link', { name: /^GET/ })).toHaveCount(3)
    await expect(dialog.getByRole('link', { name: /^GET/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/apps\.apple\.com\//,
    )
    await dialog.getByRole('button', { name: 'Back' }).tap()

    await stopClock(page)
    await dialog.getByRole('button', { name: 'Rainbow' }).tap()
    await expect(page, 'inside the tap').toHaveTitle('followed rainbow://wc in click')
    await expect(dialog.getByRole('heading', { name: 'Opening Rainbow…' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')))
      .toMatch(/"name":"Rainbow"/)
    await page.clock.runFor(2_600)
    await expect(dialog.getByRole('heading', { name: 'Rainbow didn’t open' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^GET/ })).toHaveAccessibleDescription('Rainbow')
    // The accessibility check uses timers.
    await page.clock.resume()
    expect(await violations(page)).toEqual([])
  })

  test('phone: all wallets are shown from the top', async ({ page }) => {
    // So short that the icons scroll.
    await page.setViewportSize({ width: 320, height: 440 })
    await openDialog(page)
    const dialog = connectDialog(page)
    const showAll = dialog.getByRole('button', { name: 'Show all' })
    await showAll.evaluate((button) => button.scrollIntoView({ block: 'start' }))
    expect(await scrolledBy(dialog)).toBeGreaterThan(0)
    await showAll.tap()
    await expectView(page, 'Connect a Wallet')
    await expect(dialog.getByRole('searchbox', { name: 'Search wallets' })).toBeVisible()
    await expect.poll(() => scrolledBy(dialog)).toBe(0)
  })

  test('phone: an unsupported wallet comes last, says what to do instead and does nothing', async ({
    page,
  }) => {
    await openDialog(page)
    const dialog = connectDialog(page)
    await dialog.getByRole('button', { name: 'Show all' }).tap()
    await expectView(page, 'Connect a Wallet')
    await dialog.getByRole('button', { name: 'Show more' }).tap()
    await expect(dialog.getByText('To use an unsupported wallet, open this page')).toBeVisible()
    await expect(dialog.getByRole('listitem').last()).toContainText('(unsupported)')
    const taho = dialog.getByRole('button', { name: 'Taho (unsupported)' })
    await expect(taho).toHaveAttribute('aria-disabled', 'true')
    await taho.dispatchEvent('click')
    await expect(dialog.getByRole('heading', { name: 'Connect a Wallet' })).toBeVisible()

    await dialog.getByRole('searchbox', { name: 'Search wallets' }).fill('ZERION')
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('button', { name: 'Zerion' })).toBeVisible()
    await dialog.getByRole('searchbox').fill('no such wallet')
    await expect(dialog.getByRole('status').filter({ hasText: 'No wallet' })).toBeVisible()
  })
})

/** How far the dialog's view is scrolled, in CSS pixels. */
function scrolledBy(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) =>
    Math.max(...[...element.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)),
  )
}

/** Resolves once the relay has taken a pairing of the page. */
async function waitForPairing(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket')
  let call: unknown
  const idOf = (payload: string | Buffer) => JSON.parse(String(payload)).id
  socket.on('framesent', ({ payload }) => {
    if (String(payload).includes('wc_proposeSession')) call = idOf(payload)
  })
  await socket.waitForEvent('framereceived', ({ payload }) => idOf(payload) === call)
}
