import type { Locator, Page } from '@playwright/test'
import { vaultOn } from '../../apps/shell/config/vault.ts'
import { expect, type Stack } from './fixtures.ts'
import { connect } from './journey.ts'

export const contracts = vaultOn(1, { mode: 'demo' }) ?? { token: '0x', timeLock: '0x' }
export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A wallet without EIP-5792. */
export const singleCalls = { personality: 'metamask12' } as const

/** Asks the node of chain 1. */
export async function rpc(stack: Stack, method: string, ...params: unknown[]): Promise<unknown> {
  const response = await fetch(`${stack.url}/rpc/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { readonly result?: unknown }).result
}

export const main = (page: Page): Locator => page.getByRole('main')
export const button = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name, exact: true })
export const position = (page: Page): Locator =>
  page.getByRole('region', { name: 'Locked positions' }).getByRole('listitem')

/** Connects and gets 1,000 test tokens on the vault's page. */
export async function open(page: Page): Promise<void> {
  await page.goto('/vault')
  await connect(page)
  await button(page, 'Get test tokens').click()
  await expect(main(page)).toContainText('Balance 1,000 FOYER')
}

/** Types, since React does not notice Playwright's `fill` in Firefox. */
export async function typeAmount(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount').press('ControlOrMeta+A')
  await page.keyboard.type(amount)
}

/** Fills in the form, for a lock of some days. */
export async function fill(page: Page, amount: string, days = 30): Promise<void> {
  await typeAmount(page, amount)
  const time = page.getByLabel('Unlock time')
  // In the time zone of the page, whatever it is.
  const earliest = Date.parse(`${await time.getAttribute('min')}Z`)
  await time.fill(new Date(earliest + days * 86_400_000).toISOString().slice(0, 16))
}
