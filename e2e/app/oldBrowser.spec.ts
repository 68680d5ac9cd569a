import { expect, test } from './fixtures.ts'
import { accountButton, connect, openAccount } from './journey.ts'

test('the page starts, connects and shows the account without APIs that older browsers lack', async ({
  addWallet,
  page,
}) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [URL, 'canParse'],
      [URL, 'parse'],
      [Intl, 'Segmenter'],
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [AbortSignal, 'any'],
      [Array, 'fromAsync'],
      [HTMLElement.prototype, 'showPopover'],
    ] as const) {
      Reflect.deleteProperty(owner, name)
    }
  })
  await addWallet()
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  const dialog = await openAccount(page)
  await expect(dialog).toContainText('2.4081 ETH')
})
