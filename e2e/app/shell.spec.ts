import { violations } from '../a11y.ts'
import { pages } from '../pages.ts'
import { expect, missingPage, test } from './fixtures.ts'
import {
  accountButton,
  connect,
  connectDialog,
  header,
  networkButton,
  openAccount,
} from './journey.ts'

for (const theme of ['dark', 'light'] as const) {
  const tag = theme === 'light' ? '@long' : []
  test(`every page is accessible and breaks no policy, ${theme}`, { tag }, async ({
    page,
    tolerate,
  }) => {
    tolerate(missingPage)
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const { path, title } of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(title)
      expect(await violations(page), path).toEqual([])
    }
  })

  test(`every dialog is accessible, ${theme}`, { tag }, async ({ addWallet, page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await addWallet()
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(connectDialog(page)).toBeVisible()
    expect(await violations(page), 'connect').toEqual([])
    await connectDialog(page).getByRole('button', { name: 'Get a Wallet' }).click()
    await expect(connectDialog(page).getByRole('button', { name: 'GET' })).toHaveCount(3)
    expect(await violations(page), 'get').toEqual([])
    await page.keyboard.press('Escape')
    await connect(page)
    const account = await openAccount(page)
    expect(await violations(page), 'account').toEqual([])
    await account.getByRole('button', { name: 'Close' }).click()
    await networkButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
    expect(await violations(page), 'network').toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeHidden()
    expect(await violations(page), 'connected home').toEqual([])
  })
}

test('the theme is dark by default, can be chosen, and is remembered without a flash', async ({
  page,
}) => {
  await page.goto('/settings')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(root).toHaveAttribute('data-theme', 'light')
  const remembered = () => page.evaluate(() => localStorage.getItem('theme'))
  await expect.poll(remembered).toBe('light')

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.__themeAtStart = document.documentElement.dataset.theme
    })
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.__themeAtStart)).toBe('light')

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('radio', { name: 'System' }).check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-theme', 'light')

  // The header's button cycles through the same three.
  for (const theme of ['system', 'dark', 'light']) {
    await header(page)
      .getByRole('button', { name: `Theme: ${theme}.` })
      .click()
  }
  await expect.poll(remembered).toBe('system')
})

test('every page of the demo says that it is a demo', { tag: '@long' }, async ({
  page,
  tolerate,
}) => {
  tolerate(missingPage)
  for (const { path } of pages) {
    await page.goto(path)
    await expect(page.getByText('Nothing here is real money.')).toBeVisible()
  }
})

test('navigation moves the focus to the new page’s heading and names the page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Networks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeFocused()
  await expect(page).toHaveTitle(/Networks/)
})

test('home shows the account on every network', { tag: '@long' }, async ({
  addWallet,
  page,
  stack,
}) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  const main = page.getByRole('main')
  for (const name of [
    'Ethereum',
    'BNB Smart Chain',
    'Mint Mainnet',
    'Base',
    'Arbitrum One',
    'CratD2C',
    'Sei',
  ]) {
    await expect(main.getByText(name, { exact: true }).first()).toBeVisible()
  }
  await expect(main).toContainText('12,500')
  await expect(main).toContainText('shown with 6 decimals, as configured')
  expect(stack.chains.chains).toHaveLength(7)
})

test('the shared state is described in words, live, and resets after a disconnect', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  const disclosure = page.getByRole('group').filter({ hasText: 'Shared state' })
  await disclosure.getByText('Shared state').click()
  await expect(disclosure).toContainText('0xf39F')
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(accountButton(page)).toBeHidden()
  await expect(page.getByText('0xf39F')).toBeHidden()
})

test('the dialogs have the size, colour and corners of the specification', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  await addWallet()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const style = () =>
    connectDialog(page).evaluate((element) => {
      const { backgroundColor, borderRadius } = getComputedStyle(element)
      const { height, width } = element.getBoundingClientRect()
      return { backgroundColor, borderRadius, height: Math.floor(height), width }
    })
  const height = async () => (await style()).height
  await expect.poll(style).toMatchObject({
    backgroundColor: 'rgb(0, 0, 0)',
    borderRadius: '20px',
    width: 720,
  })
  await expect.poll(height).toBeLessThanOrEqual(504)
  await page.setViewportSize({ width: 700, height: 900 })
  await expect.poll(height).toBeLessThanOrEqual(468)
  await expect.poll(style).toMatchObject({ borderRadius: '20px', width: 700 - 16 })
  await page.setViewportSize({ width: 390, height: 400 })
  await expect.poll(height).toBeLessThanOrEqual(400 - 24)

  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  await expect.poll(style).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)' })
})

test('the explorer link leads to the local explorer, which is accessible', {
  tag: '@long',
}, async ({ addWallet, context, page }) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  const account = await openAccount(page)
  const opened = context.waitForEvent('page')
  await account.getByRole('link', { name: /^View on explorer/ }).click()
  const explorer = await opened
  await expect(
    explorer.getByText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266').first(),
  ).toBeVisible()
  await expect(explorer.getByText('Nothing here is real money.')).toBeVisible()
  expect(await violations(explorer)).toEqual([])
})

test('no network is contacted before a wallet is chosen', async ({ addWallet, page }) => {
  await addWallet()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rpc')) asked.push(pathname)
  })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(connectDialog(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

declare global {
  interface Window {
    /** The theme when the document was parsed, before any module ran. */
    __themeAtStart?: string | undefined
  }
}
