import { expect, type Locator, type Page } from '@playwright/test'
import { openAccount } from './journey.ts'

export function signInDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Verify your account' })
}

/** From a connected account to the open dialog 'Verify your account', by the account dialog. */
export async function openSignIn(page: Page): Promise<Locator> {
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Verify your account' }).click()
  const dialog = signInDialog(page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** Signs the message of the open dialog. */
export async function signMessage(page: Page): Promise<void> {
  await signInDialog(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(signInDialog(page)).toBeHidden()
}

/** Whose session the server knows in this browser; undefined when nobody's. */
export async function sessionOnServer(page: Page): Promise<string | undefined> {
  const answer = await page.request.get('/auth/session')
  if (answer.status() === 401) return undefined
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null ? String(Reflect.get(body, 'address')) : ''
}
