import { expect, type Locator, type Page } from '@playwright/test'

/**
 * From here on the page's clock moves only on request, so that nothing times out on a busy machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  // Far enough ahead that it is not over when a busy page learns of it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

/** The header control, which shows the connection. */
export function header(page: Page): Locator {
  return page.getByRole('banner')
}

export function connectDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Connect a Wallet' })
}

export function networkDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Switch Networks' })
}

export function accountButton(page: Page): Locator {
  return header(page).getByRole('button', { name: /^Account/ })
}

export function networkButton(page: Page): Locator {
  return header(page).getByRole('button', { name: /^Network|Wrong network/ })
}

/** Presses 'Connect Wallet' in the header and picks a wallet by its name. */
export async function pickWallet(page: Page, name = 'Test Wallet'): Promise<void> {
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await connectDialog(page).getByRole('list').getByRole('button', { name }).click()
}

/** From the open page to a connected account. */
export async function connect(page: Page, name = 'Test Wallet'): Promise<void> {
  await pickWallet(page, name)
  await expect(accountButton(page)).toBeVisible()
  await expect(connectDialog(page)).toBeHidden()
}

/** Opens the account dialog. Its name is the account's. */
export async function openAccount(page: Page): Promise<Locator> {
  await accountButton(page).click()
  const dialog = page
    .getByRole('dialog')
    .filter({ hasText: 'Disconnect' })
    .filter({ hasNotText: 'Switch Networks' })
  await expect(dialog).toBeVisible()
  return dialog
}

/**
 * Prepares a network to fall silent: after the returned function was called no endpoint of it
 * answers, by HTTP or by WebSocket. To be called before the page is opened, since a page's sockets
 * are routed from its start.
 */
export async function mayFallSilent(page: Page, chainId: number): Promise<() => Promise<void>> {
  let isSilent = false
  await page.routeWebSocket(`**/rpc/${chainId}/ws`, (socket) => {
    if (isSilent) void socket.close()
    else socket.connectToServer()
  })
  return async () => {
    isSilent = true
    await page.route(`**/rpc/${chainId}/**`, (route) => route.fulfill({ status: 400, body: 'no' }))
  }
}

/** A visitor who saves data, for whom nothing is preloaded before the click that needs it. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}
