import { type APIRequestContext, expect, type Locator, type Page, request } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { anvilAccounts } from '../../packages/testkit/src/chains/accounts.ts'
import { openAccount } from './journey.ts'

export function signInDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Verify your account' })
}

/** Opens the dialog 'Verify your account' from the account dialog of a connected account. */
export async function openSignIn(page: Page): Promise<Locator> {
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Verify your account' }).click()
  const dialog = signInDialog(page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** Signs the message of the open dialog. `timeout` is for a wallet that answers late, in ms. */
export async function signMessage(
  page: Page,
  options: { readonly timeout?: number } = {},
): Promise<void> {
  await signInDialog(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(signInDialog(page)).toBeHidden(options)
}

/** Creates a session on another device for the first demo account, without a page. */
export async function signInElsewhere(url: string): Promise<APIRequestContext> {
  const { host, origin } = new URL(url)
  const calls = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin } })
  const account = privateKeyToAccount(anvilAccounts[0].privateKey)
  const { nonce } = await (await calls.post('/auth/nonce', { data: {} })).json()
  const message = createSiweMessage({
    address: account.address,
    chainId: 1,
    domain: host,
    nonce: String(nonce),
    uri: origin,
    version: '1',
  })
  const signature = await account.signMessage({ message })
  const answer = await calls.post('/auth/verify', { data: { message, signature } })
  expect(answer.status()).toBe(200)
  return calls
}

/** Ends all sessions of the first demo account: those of earlier tests are on the same server. */
export async function signOutEverywhere(url: string): Promise<void> {
  const calls = await signInElsewhere(url)
  expect((await calls.delete('/auth/sessions')).status(), 'the others').toBe(204)
  expect((await calls.post('/auth/logout', { data: {} })).ok(), 'its own').toBe(true)
  await calls.dispose()
}

/** The address of this browser's session on the server; undefined without one. */
export async function sessionOnServer(page: Page): Promise<string | undefined> {
  const answer = await page.request.get('/auth/session')
  if (answer.status() === 401) return undefined
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null ? String(Reflect.get(body, 'address')) : ''
}

/** Collects the texts announced to screen readers, from the next load on. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(window, 'foyerSaid', said)
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[aria-live], [role="alert"]')
    new MutationObserver((changes) => {
      for (const region of new Set(changes.map(({ target }) => regionOf(target)))) {
        const text = region?.textContent?.trim()
        if (text) said.push(text)
      }
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          const alert = node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]')
          if (alert?.textContent && !alert.ariaLive) said.push(alert.textContent.trim())
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'foyerSaid') ?? [])].map(String))
}

/** Serves the page as in a deployment that requires sign-in. */
export async function requireSignIn(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/' || url.pathname === '/settings',
    async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const body = html.replace('"mode":"demo",', '"mode":"demo","signIn":"required",')
      await route.fulfill({ response: answer, body })
    },
  )
}
