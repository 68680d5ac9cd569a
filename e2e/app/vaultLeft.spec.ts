import { expect, test } from './fixtures.ts'
import { header } from './journey.ts'
import { stoppedNode } from './node.ts'
import { button, main, open, singleCalls, typeAmount } from './vaultPage.ts'

for (const how of ['left', 'reloaded'] as const) {
  test(`an amount is cleared once its lock is confirmed, even if the page was ${how}`, {
    tag: '@long',
  }, async ({ addWallet, page, stack }) => {
    await addWallet(singleCalls)
    await open(page)
    await typeAmount(page, '10')
    await page.getByRole('button', { name: /^1 week/ }).click()
    await button(page, 'Approve').click()
    await expect(button(page, 'Lock')).toBeVisible()
    const node = await stoppedNode(stack)
    await button(page, 'Lock').click()
    await expect(main(page).getByRole('button', { name: 'Waiting for Ethereum' })).toBeVisible()
    if (how === 'left') {
      const link = (name: string) => header(page).getByRole('link', { name, exact: true })
      await link('Home').click()
      await expect(main(page)).not.toContainText('Will lock')
      await link('Vault').click()
    } else {
      await page.reload()
    }
    await expect(main(page)).toContainText('In progress on Ethereum: Lock 10 FOYER')
    const amount = page.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveValue('10')
    await node.mine()
    await expect(amount).toHaveValue('')
  })
}
