import { expect, test } from './fixtures.ts'
import {
  accountButton,
  connect,
  connectDialog,
  header,
  mayFallSilent,
  saveData,
  stopClock,
} from './journey.ts'

/** What visitors see when part of the page is slow or fails to load. */

test('a dialog that fails to load is reported, and loads with RETRY', async ({
  addWallet,
  page,
  tolerate,
}) => {
  await addWallet()
  await saveData(page)
  tolerate(/assets\/connect-/)
  await page.route('**/assets/connect-*.js', (route) => route.abort())
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByText('Part of this page failed to load.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.unroute('**/assets/connect-*.js')
  await page.getByRole('button', { name: 'RETRY' }).click()
  await expect(connectDialog(page)).toBeVisible()
})

test('account controls that fail to load are reported and load with RETRY', {
  tag: '@long',
}, async ({ addWallet, page, tolerate }) => {
  await addWallet()
  await saveData(page)
  await page.goto('/')
  await connect(page)
  tolerate(/assets\/connected-/)
  await page.route('**/assets/connected-*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Part of this page failed to load.')).toBeVisible()
  await page.unroute('**/assets/connected-*.js')
  await page.getByRole('button', { name: 'RETRY' }).click()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
})

test('a page that fails to load says so and offers a way on', { tag: '@long' }, async ({
  page,
  tolerate,
}) => {
  tolerate(/assets\/NetworksPage-/)
  await page.route('**/assets/NetworksPage-*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Networks' }).click()
  await expect(page.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible()
  await page.unroute('**/assets/NetworksPage-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeVisible()
})

test('a page whose file is gone since the server was updated is shown after a retry', {
  tag: '@long',
}, async ({ page, tolerate }) => {
  tolerate(/assets\/NetworksPage-/)
  let isGone = true
  await page.route('**/assets/NetworksPage-*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto('/')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Networks' }).click()
  await expect(page.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible()
  // Without a network, the document stays.
  await page.context().setOffline(true)
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  const unanswered = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.getByRole('button', { name: 'Try again' }).click()
  await unanswered
  await expect(page.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible()
  await page.context().setOffline(false)
  await page.route('**/networks', (route) => {
    // Only the new document names the new file.
    isGone = isGone && !route.request().isNavigationRequest()
    return route.continue()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeVisible()
})

test('an account whose code is gone since the server was updated is shown after a retry', {
  tag: '@long',
}, async ({ addWallet, page, tolerate }) => {
  await addWallet()
  tolerate(/assets\/AccountView-/)
  let isGone = true
  await page.route('**/assets/AccountView-*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto('/')
  await connect(page)
  await expect(page.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible()
  await page.route(/localhost:\d+\/$/, (route) => {
    // Only the new document names the new file.
    isGone = isGone && !route.request().isNavigationRequest()
    return route.continue()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'alice.foyer.eth' })).toBeVisible()
})

test('the progress bar shows for a slow page: 8 px, purple, and gone with the page', {
  tag: '@long',
}, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/NetworksPage-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  const bar = page.locator('[data-kit-part="route-progress"]')
  await expect(bar).toHaveCSS('opacity', '0')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Networks' }).click()
  await expect(bar).toHaveCSS('opacity', '1')
  await expect(bar).toHaveCSS('height', '8px')
  await expect(bar.locator('div')).toHaveCSS('background-color', 'rgb(147, 51, 234)')
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeVisible()
  await expect(bar).toHaveCSS('opacity', '0')
})

test('the progress bar shows for a slow first page', { tag: '@long' }, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/NetworksPage-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/networks', { waitUntil: 'commit' })
  const bar = page.locator('[data-kit-part="route-progress"]')
  await expect(bar).toHaveCSS('opacity', '1')
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeVisible()
  await expect(bar).toHaveCSS('opacity', '0')
})

test('a network that does not respond is named, and the others are shown', {
  tag: '@long',
}, async ({ addWallet, page, tolerate }) => {
  await addWallet()
  tolerate(/\/rpc\/1329\//)
  const fallSilent = await mayFallSilent(page, 1329)
  await fallSilent()
  await page.goto('/')
  await connect(page)
  await expect(page.getByRole('main')).toContainText('12,500')
  await expect(page.getByRole('contentinfo')).toContainText('No response from Sei')
})

test('a balance that can no longer be read is labelled as last known', { tag: '@long' }, async ({
  addWallet,
  page,
  tolerate,
}) => {
  await addWallet()
  const fallSilent = await mayFallSilent(page, 1)
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  tolerate(/\/rpc\/1\//)
  await fallSilent()
  await expect(accountButton(page)).toHaveText(/Last known: 2\.408 ETH/, { timeout: 30_000 })
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'from' }),
  ).toContainText('No response from Ethereum. Showing data from')
})

test('offline is said once on every page, which goes on working, and no dot is green', async ({
  addWallet,
  page,
  tolerate,
}) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  const go = async (name: string) => {
    await page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click()
    // The page itself: the last one is shown until its code has loaded.
    const heading = name === 'Home' ? 'alice.foyer.eth' : name
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  const names = ['Vault', 'Activity', 'Networks', 'Settings', 'Home']
  for (const name of names) await go(name)
  await expect(page.getByRole('main')).toContainText('2,840.5')
  const green = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.background = 'var(--k-success)'
      const { backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return [...document.querySelectorAll('[class*="dot"]')].filter(
        (dot) => getComputedStyle(dot).backgroundColor === backgroundColor,
      ).length
    })
  await expect.poll(green).toBeGreaterThan(0)

  tolerate(/ERR_INTERNET_DISCONNECTED/)
  // Within 2 s, by the page's own clock: a busy machine takes longer.
  await stopClock(page)
  await page.context().setOffline(true)
  await page.clock.runFor(2_000)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.clock.resume()
  for (const name of names) {
    await go(name)
    await expect(page.getByText(/offline/)).toHaveText(/^You’re offline\. Showing data from/)
    await expect.poll(green).toBe(0)
  }
  await page.context().setOffline(false)
  await expect(page.getByText(/offline/)).toHaveCount(0)
  await expect.poll(green).toBeGreaterThan(0)
})
