import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test'

/**
 * Stops the page's clock, so that nothing times out on a busy machine. From now on, it moves only
 * on request.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  // So far ahead that even a busy page has not passed it yet.
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

/** Connects from the open page. */
export async function connect(page: Page, name = 'Test Wallet'): Promise<void> {
  await pickWallet(page, name)
  await expect(accountButton(page)).toBeVisible()
  await expect(connectDialog(page)).toBeHidden()
}

/** Opens the account dialog, whose title is the account. */
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
 * Prepares a network to fall silent: once the returned function is called, none of its endpoints
 * answers, by HTTP or WebSocket. Call it before the page is opened, since sockets can only be
 * routed from the start.
 */
export async function mayFallSilent(page: Page, chainId: number): Promise<() => Promise<void>> {
  let isSilent = false
  const connected: WebSocketRoute[] = []
  await page.routeWebSocket(`**/rpc/${chainId}/ws`, (socket) => {
    // Not at once: one that is closed before it opens reports no error, as a real one would.
    if (isSilent) return socket.onMessage(() => void socket.close())
    socket.connectToServer()
    connected.push(socket)
  })
  return async () => {
    isSilent = true
    await page.route(`**/rpc/${chainId}/**`, (route) => route.fulfill({ status: 400, body: 'no' }))
    await Promise.all(connected.map((socket) => socket.close()))
  }
}

/** Simulates a visitor who saves data, so that nothing is preloaded before a click needs it. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}
