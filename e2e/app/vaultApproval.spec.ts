import { expect, test } from './fixtures.ts'
import { stoppedNode } from './node.ts'
import { button, fill, main, open, position, singleCalls, typeAmount } from './vaultPage.ts'

/**
 * The ways to let the vault use tokens: a batch, or a signature.
 */

test('a wallet that batches approves and locks in one confirmation, or falls back to two', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await open(page)
  await fill(page, '1000')
  await expect(page.getByRole('region', { name: 'What will happen' })).toContainText(
    'Approve and lock 1,000 FOYER',
  )
  await expect(main(page)).toContainText('gas), plus anything your wallet adds')
  await wallet.set('wallet_sendCalls', 'reject')
  await button(page, 'Lock').click()
  await expect(main(page)).toContainText('Not sent: you rejected it in the wallet.')
  await wallet.set('wallet_sendCalls', 'approve')
  await button(page, 'Lock').click()
  await expect(position(page)).toContainText('1,000 FOYER')
  const methods = (await wallet.log()).map(({ method }) => method)
  expect(methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(2)
  expect(methods.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)

  // The wallet announces batches, then refuses them: the form must fall back to single calls.
  await button(page, 'Get test tokens').click()
  await expect(main(page)).toContainText('Balance 1,000 FOYER')
  await wallet.set('wallet_sendCalls', {
    error: { code: 5760, message: 'Atomicity not supported' },
  })
  await fill(page, '7')
  await button(page, 'Lock').click()
  await expect(main(page)).toContainText('Your wallet can’t do both at once.')
  await expect(button(page, 'Approve')).toBeVisible()
})

test('a signature saves the transaction of the approval', async ({ addWallet, page, stack }) => {
  const wallet = await addWallet(singleCalls)
  await open(page)
  await button(page, 'Max').click()
  await expect(page.getByLabel('Amount')).toHaveValue('1000')
  await page.getByRole('button', { name: /^1 week/ }).click()
  await wallet.set('eth_signTypedData_v4', 'reject')
  await button(page, 'Approve with a signature instead: no fee').click()
  await expect(main(page)).toContainText('Not signed: you rejected it in the wallet.')
  await wallet.set('eth_signTypedData_v4', { error: { code: 4200, message: 'No such method' } })
  await button(page, 'Approve with a signature instead: no fee').click()
  await expect(main(page)).toContainText('Approve with a transaction instead.')
  await wallet.set('eth_signTypedData_v4', 'approve')
  await button(page, 'Approve with a signature instead: no fee').focus()
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText('Approved by your signature.')
  await expect(button(page, 'Lock')).toBeFocused()
  // The approval covers exactly this amount.
  await typeAmount(page, '999')
  await expect(button(page, 'Approve')).toBeVisible()
  await typeAmount(page, '1000')
  await expect(main(page)).toContainText('lockWithPermit(')
  const node = await stoppedNode(stack)
  await button(page, 'Lock').click()
  await expect(main(page).getByRole('button', { name: 'Waiting for Ethereum' })).toBeVisible()
  // Until it is mined, the page shows the call that was sent.
  await expect(main(page)).toContainText('Approved by your signature.')
  await expect(main(page)).toContainText('lockWithPermit(')
  await node.mine()
  await expect(position(page)).toContainText('1,000 FOYER')
  const sent = (await wallet.log()).filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent).toHaveLength(2)
})
