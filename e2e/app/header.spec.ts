import { anvilAccounts } from '@foyer/testkit/chains'
import type { Page } from '@playwright/test'
import { expect, fullMotion, test } from './fixtures.ts'
import { accountButton, connect, header, networkButton } from './journey.ts'
import { forgetFonts, shiftsOf, watchShifts } from './layoutShifts.ts'
import { rename } from './names.ts'

test.use(fullMotion)

const [alice] = anvilAccounts

for (const [width, height, label] of [
  [320, 640, 'alice'],
  // The longest text that is not truncated.
  [390, 844, 'alice-the-host'],
  [768, 1024, 'alice'],
  [1280, 800, 'alice-the-host'],
] as const) {
  const tag = width === 1280 ? [] : '@long'
  test(`nothing moves from Connect Wallet to the account, nor on a reload, at ${width} px`, {
    tag,
  }, async ({ addWallet, page, stack }) => {
    const name = label === 'alice' ? alice.name : await rename(stack, alice.address, label)
    await page.setViewportSize({ width, height })
    await addWallet()
    await watchShifts(page)
    await page.goto('/')
    await forgetFonts(page)
    await connect(page)
    await settled(page, name)
    expect(await shiftsOf(page), 'while connecting').toEqual([])

    await page.reload()
    await settled(page, name)
    expect(await shiftsOf(page), 'after a reload').toEqual([])

    const cut = await accountButton(page)
      .getByText(name)
      .evaluate(({ clientHeight, clientWidth, scrollHeight, scrollWidth }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ])
    expect(cut, 'the name is shown whole').toEqual([0, 0])
    const isLarge = width >= 768
    await expect(accountButton(page).getByText('2.408 ETH')).toBeVisible({ visible: isLarge })
    const buttonWidth = async () => (await accountButton(page).boundingBox())?.width
    await expect.poll(buttonWidth, { message: 'width of the button' }).toBeLessThanOrEqual(260)
    await expect(networkButton(page).locator('img')).toBeVisible()
    const network = networkButton(page).getByText('Ethereum')
    const hasName = async () => ((await network.boundingBox())?.width ?? 0) > 1
    await expect.poll(hasName).toBe(isLarge)
  })
}

/** Waits until the name, the balances and all networks have loaded. */
async function settled(page: Page, name: string): Promise<void> {
  await expect(accountButton(page)).toContainText(name)
  await expect(page.getByRole('contentinfo')).toContainText('All 7 networks are responding')
  await expect(page.getByRole('row', { name: /Sei/ })).toContainText('2,840.5 SEI')
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeHidden()
}
