import type { Page } from '@playwright/test'
import { faucetCall } from '../../apps/shell/web/features/vault/actions/vaultCalls.ts'
import { violations } from '../a11y.ts'
import { expect, type Stack, test } from './fixtures.ts'
import { connect, header, networkButton, networkDialog } from './journey.ts'
import { stoppedNode } from './node.ts'
import {
  alice,
  button,
  contracts,
  fill,
  main,
  open,
  position,
  rpc,
  singleCalls,
  typeAmount,
} from './vaultPage.ts'

const day = 86_400

/** Advances the chain's time and mines a block. */
async function pass(stack: Stack, seconds: number): Promise<void> {
  await rpc(stack, 'evm_increaseTime', seconds)
  await rpc(stack, 'evm_mine')
}

/** Serves the page with changed deployment settings, and without the demo's layout. */
async function serveAs(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/vault', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/ data-prerendered="[^"]*"/, '')
    await route.fulfill({ response, body: change(html) })
  })
}

test('a visitor approves, locks, waits and unlocks, and the shared state follows', async ({
  addWallet,
  page,
  stack,
}) => {
  const wallet = await addWallet(singleCalls)
  await open(page)

  // The button leads to the missing field.
  await button(page, 'Enter an amount').click()
  await expect(page.getByLabel('Amount')).toBeFocused()
  // Screen readers announce a text only in a region that was there before it.
  const errors = main(page).locator('form').getByRole('status')
  await expect(errors).toHaveCount(1)
  await typeAmount(page, '250.5')
  await page.getByLabel('Unlock time').fill('')
  await expect(errors).toHaveText('Choose a date and a time.')
  await button(page, 'Approve').click()
  await expect(page.getByLabel('Unlock time')).toBeFocused()

  await fill(page, '250.5')
  await expect(errors).toHaveText('')
  // Everything that will be sent can be read in full beforehand.
  const what = page.getByRole('region', { name: 'What will happen' })
  await expect(what.getByText('To the token', { exact: true })).toBeHidden()
  await what.getByText('What the button sends').click()
  await expect(what.getByText('To the token', { exact: true })).toBeVisible()
  await expect(what).toContainText(`To the token${contracts.token}`)
  await expect(what).toContainText('Value0 ETH')
  await expect(what).toContainText('NetworkEthereum')
  await expect(what).toContainText('Approve 250.5 FOYER')
  await expect(what).toContainText(
    `approve(spender: ${contracts.timeLock}, value: 250500000000000000000)`,
  )
  expect(await violations(page)).toEqual([])

  await button(page, 'Approve').click()
  await expect(button(page, 'Lock')).toBeVisible()
  await expect(what).toContainText(`To the vault${contracts.timeLock}`)
  // Recorded in the page: it is said for 4 s, in which a busy machine may not look.
  await main(page).evaluate((element) => {
    new MutationObserver(() => {
      const buttons = [...element.querySelectorAll('button')]
      if (buttons.some(({ textContent }) => textContent === 'Done')) element.dataset.said = 'Done'
    }).observe(element, { characterData: true, childList: true, subtree: true })
  })
  await button(page, 'Lock').click()
  await expect(position(page)).toContainText('250.5 FOYER')
  await expect(position(page)).toContainText('Until')
  await expect(position(page).getByRole('button', { name: 'Unlock' })).toBeDisabled()
  await expect(main(page)).toContainText('Balance 749.5 FOYER')
  // The locked amount is not offered again.
  await expect(page.getByLabel('Amount')).toHaveValue('')
  await expect(main(page)).toHaveAttribute('data-said', 'Done')
  await expect(button(page, 'Enter an amount')).toBeVisible()
  await expect(errors).toHaveText('')

  // Transactions sent through a wallet contain no fee fields of ours.
  const sent = (await wallet.log()).filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent).toHaveLength(3)
  for (const { params } of sent) {
    expect(Object.keys(params[0] as object).toSorted()).toEqual([
      'chainId',
      'data',
      'from',
      'to',
      'value',
    ])
  }

  await pass(stack, 40 * day)
  await expect(position(page)).toContainText('Ready to unlock', { timeout: 20_000 })
  await header(page).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Vault' })).toContainText(
    '250.5 FOYERReady to unlock',
  )
  await page.getByText('Shared state').click()
  await expect(main(page)).toContainText('unlock250500000000000000000')
  await main(page).getByRole('link', { name: 'Unlock', exact: true }).click()

  const sends = page.getByRole('region', { name: 'Locked positions' }).getByRole('group')
  await sends.getByText('What the button sends').click()
  await expect(sends).toContainText(`To the vault${contracts.timeLock}`)
  await expect(sends).toContainText('Value0 ETH')
  await expect(sends).toContainText('unlock(id: 1)')
  await position(page).getByRole('button', { name: 'Unlock' }).focus()
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText('Nothing is locked.')
  // The row is gone, and the focus stays nearby.
  await expect(page.getByRole('heading', { name: 'Locked positions' })).toBeFocused()
  await expect(main(page)).toContainText('Balance 1,000 FOYER')
})

test('a wrong amount disarms the button and becomes its text', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  await addWallet(singleCalls)
  await open(page)
  const amount = page.getByLabel('Amount')
  for (const [typed, said] of [
    ['1,000', 'This could mean thousands or decimals. Enter 1000 or 1 instead.'],
    ['1.250', 'Enter 1250 or 1.25 instead.'],
    ['1,234,56', 'Enter a number, for example 1,250.5.'],
    ['0', 'Enter an amount above 0.'],
    ['0.0000000000000000001', 'Too many decimals.'],
    ['1000.5', 'You have 1,000 FOYER. Enter less, or get test tokens.'],
  ] as const) {
    await typeAmount(page, typed)
    await expect(main(page).getByRole('button', { name: said })).toBeDisabled()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    const first = page.getByRole('region', { name: 'What will happen' }).locator('strong').first()
    await expect(first).toHaveText('Approve')
  }
  expect(await violations(page)).toEqual([])
  for (const typed of ['12,5', '12.5']) {
    await typeAmount(page, typed)
    await expect(main(page)).toContainText('Approve 12.5 FOYER')
    await typeAmount(page, '1')
    await expect(main(page)).toContainText('Approve 1 FOYER')
  }
  const time = page.getByLabel('Unlock time')
  await time.fill('2020-01-01T00:00')
  await expect(main(page)).toContainText('Choose a time in the future.')
  await button(page, 'Approve').click()
  await expect(time).toBeFocused()
})

test('a reverted lock is reported, and a wallet that never responds blocks nothing', {
  tag: '@long',
}, async ({ addWallet, page, stack }) => {
  const wallet = await addWallet(singleCalls)
  await open(page)
  await typeAmount(page, '10')
  await button(page, 'Approve').click()
  await expect(button(page, 'Lock')).toBeVisible()
  const node = await stoppedNode(stack)
  await button(page, 'Lock').click()
  await expect(main(page).getByRole('button', { name: 'Waiting for Ethereum' })).toBeVisible()
  // The block is later than the chosen time.
  await pass(stack, 600)
  await expect(main(page)).toContainText(
    'The transaction failed on the network. Nothing was moved',
    {
      timeout: 20_000,
    },
  )
  await expect(main(page)).toContainText('Nothing is locked.')

  await wallet.set('eth_sendTransaction', 'hang')
  await button(page, 'Get test tokens').click()
  await expect(button(page, 'Stop waiting')).toBeVisible()
  await button(page, 'Stop waiting').click()
  await expect(button(page, 'Get test tokens')).not.toHaveAttribute('aria-disabled', 'true')
  await wallet.set('eth_sendTransaction', 'approve')
  await fill(page, '10')
  await button(page, 'Lock').click()
  await expect(main(page).getByRole('button', { name: 'Waiting for Ethereum' })).toBeVisible()
  await node.mine()
  await expect(position(page)).toContainText('10 FOYER', { timeout: 20_000 })
  await expect(button(page, 'Enter an amount')).toBeVisible()

  // Requests that one account left in the wallet do not affect the next account.
  await wallet.set('eth_sendTransaction', 'hang')
  await button(page, 'Get test tokens').click()
  await expect(button(page, 'Stop waiting')).toBeVisible()
  await wallet.switchAccount(1)
  await expect(main(page)).toContainText('Balance 0 FOYER')
  await expect(button(page, 'Stop waiting')).toBeHidden()
  await expect(button(page, 'Enter an amount')).not.toHaveAttribute('aria-disabled', 'true')
})

test('a rejection shows no error, and a revert is reported before anything is sent', {
  tag: '@long',
}, async ({ addWallet, page, stack }) => {
  const wallet = await addWallet(singleCalls)
  await open(page)
  await fill(page, '10')
  await wallet.set('eth_sendTransaction', 'reject')
  await button(page, 'Approve').click()
  await expect(main(page)).toContainText('Not sent: you rejected it in the wallet.')
  await wallet.set('eth_sendTransaction', 'approve')

  const { data, to } = faucetCall(contracts)
  for (let times = 2; times <= 10; times += 1) {
    await rpc(stack, 'eth_sendTransaction', { from: alice, to, data })
  }
  await expect(main(page)).toContainText('Balance 10,000 FOYER', { timeout: 20_000 })
  const asked = (await wallet.log()).length
  await button(page, 'Get test tokens').click()
  await expect(main(page)).toContainText('the faucet only gives to accounts below 10,000 FOYER')
  const since = (await wallet.log()).slice(asked).map(({ method }) => method)
  expect(since).not.toContain('eth_sendTransaction')
})

test('the page explains a missing connection and a wrong network, and is missing without a vault', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  const wallet = await addWallet()
  // As in a deployment without contracts.
  await serveAs(page, (html) =>
    html
      .replace('"mode":"demo"', '"mode":"production"')
      .replace(/"instanceId":"[^"]+"/, '"instanceId":"production"'),
  )
  await page.goto('/vault')
  await expect(main(page)).toContainText('Page not found')
  await expect(header(page).getByRole('link', { name: 'Vault' })).toHaveCount(0)
  await page.unroute('**/vault')

  await page.goto('/vault')
  await expect(main(page)).toContainText('Connect to see your vault')
  await connect(page)
  await expect(button(page, 'Enter an amount')).toBeVisible()
  await wallet.switchChain(10)
  await expect(main(page)).toContainText('Wrong network detected')
  await button(page, 'Switch Networks').click()
  await networkDialog(page).getByRole('button', { name: 'Base' }).click()
  await expect(networkButton(page)).toHaveText(/Base/)
  await expect(button(page, 'Enter an amount')).toBeVisible()
})

test('if the deployment requires it, locking asks for a sign-in first', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await serveAs(page, (html) =>
    html.replace('"mode":"demo"', '"mode":"demo","lockSignIn":"required"'),
  )
  await open(page)
  await fill(page, '5')
  await button(page, 'Approve').click()
  await button(page, 'Lock').click()
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(button(page, 'Lock')).toBeVisible()
  await expect(main(page)).toContainText('Nothing is locked.')

  await button(page, 'Lock').click()
  await dialog.getByRole('button', { name: /^Sign/ }).click()
  await expect(dialog).toBeHidden()
  await expect(position(page)).toContainText('5 FOYER')
})

/** Texts of the rows in Activity that overlap, in pairs. */
function overlaps(page: Page): Promise<readonly string[]> {
  return main(page)
    .locator('[data-status]')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const range = document.createRange()
        const boxes = [...row.querySelectorAll('p, time')].flatMap((element) => {
          range.selectNodeContents(element)
          return [...range.getClientRects()].map((box) => ({ box, element }))
        })
        return boxes.flatMap((one, index) =>
          boxes.slice(index + 1).flatMap((other) => {
            const isApart =
              one.element === other.element ||
              one.box.right <= other.box.left ||
              other.box.right <= one.box.left ||
              one.box.bottom <= other.box.top + 1 ||
              other.box.bottom <= one.box.top + 1
            return isApart ? [] : [`${one.element.textContent} / ${other.element.textContent}`]
          }),
        )
      }),
    )
}

test('an amount with all its decimals covers no other text', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  await addWallet(singleCalls)
  await open(page)
  await fill(page, '123.123456789012345678')
  await button(page, 'Approve').click()
  await button(page, 'Lock').click()
  await expect(position(page)).toContainText('123.123456789012345678 FOYER')
  await page.goto('/activity')
  await expect(main(page)).toContainText('−123.123456789012345678 FOYER')
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => overlaps(page), `${width}`).toEqual([])
  }
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Vault' })
  await expect(card).toContainText('123.123456789012345678 FOYER')
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = () => card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(wide, `${width}`).toBe(0)
  }
})
