import { expect, test } from './fixtures.ts'
import { connect } from './journey.ts'
import { openSignIn, sessionOnServer, signMessage } from './signInJourney.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor signs', async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  const dialog = await openSignIn(page)
  await expect(dialog.getByRole('button', { name: 'Sign message' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Show exact text' }).click()
  await signMessage(page)
  expect(await sessionOnServer(page)).toBe(alice)
})
