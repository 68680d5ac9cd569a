import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { connect } from './journey.ts'
import {
  openSignIn,
  sessionOnServer,
  signInElsewhere,
  signMessage,
  signOutEverywhere,
} from './signInJourney.ts'
import { alice, rpc } from './vaultPage.ts'

const minute = 60_000
const day = 24 * 60 * minute

const clocks = [
  ['ten minutes ahead', (now: number) => now + 10 * minute, []],
  ['ten minutes behind', (now: number) => now - 10 * minute, ['@long']],
  ['a day ahead', (now: number) => now + day, ['@long']],
  ['a day behind', (now: number) => now - day, ['@long']],
  ['two years behind', (now: number) => now - 730 * day, ['@long']],
  ['in 1970', () => day, ['@long']],
  ['in 2100', () => Date.UTC(2100, 0, 1), ['@long']],
] as const

const updated = /Updated (?:just now|[1-9]\d? sec\. ago)/

/** Sets the page's clock, lets the page see it, and moves the mouse like a visitor who is there. */
async function setClock(page: Page, time: number): Promise<void> {
  await page.clock.setSystemTime(time)
  await page.clock.runFor(1_100)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
}

async function expectVerified(page: Page): Promise<void> {
  await expect(page.locator('dt:text-is("verif") + dd')).toHaveText('true')
}

for (const [name, deviceTime, tag] of clocks) {
  test(`with a clock that is ${name}, then set right and wrong again, a visitor signs in and sees the right times`, {
    tag: [...tag],
  }, async ({ addWallet, page, stack }) => {
    await addWallet()
    await signOutEverywhere(stack.url)
    const other = await signInElsewhere(stack.url)
    await page.clock.install({ time: deviceTime(Date.now()) })
    await page.goto('/')
    await connect(page)
    const balances = page.getByRole('region', { name: 'Balances' })
    await expect(balances).toContainText(updated)
    const message = await openSignIn(page)
    await expect(message.getByRole('button', { name: 'Sign message' })).toBeVisible()
    await signMessage(page)
    await expectVerified(page)
    expect(await sessionOnServer(page)).toBe(alice)

    await setClock(page, Date.now())
    await expect(balances).toContainText(updated)
    await setClock(page, deviceTime(Date.now()))
    await expect(balances).toContainText(updated)
    await page.reload()
    await expectVerified(page)

    const navigation = page.getByRole('navigation', { name: 'Pages', exact: true })
    await navigation.getByRole('link', { name: 'Settings' }).click()
    const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    for (const session of await sessions.all()) {
      await expect(session).toContainText(/Signed in (?:this minute|[12] minutes? ago)/)
      await expect(session).toContainText(/Active now|Last seen [12] minutes? ago/)
    }
    await other.dispose()

    await navigation.getByRole('link', { name: 'Vault' }).click()
    const earliest = await page.getByLabel('Unlock time').getAttribute('min')
    const block = await rpc(stack, 'eth_getBlockByNumber', 'latest', false)
    const chainTime = Number(Object(block).timestamp) * 1_000
    const offset = await page.evaluate(() => new Date().getTimezoneOffset())
    const difference = Date.parse(`${earliest}Z`) + offset * minute - chainTime
    expect(Math.abs(difference)).toBeLessThan(5 * minute)

    await navigation.getByRole('link', { name: 'Activity' }).click()
    await page.getByRole('button', { name: 'Send a test transaction' }).click()
    const isPossible = deviceTime(Date.now()) > Date.UTC(2025, 0, 1)
    const heading = isPossible ? /^Today, / : 'Time unknown'
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  })
}
