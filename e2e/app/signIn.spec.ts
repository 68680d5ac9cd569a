import { expect, test } from './fixtures.ts'
import { connect } from './journey.ts'
import { openSignIn, sessionOnServer, signMessage } from './signInJourney.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor signs', async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/settings')
  await connect(page)
  const dialog = await openSignIn(page)
  await signMessage(page)
  expect(await sessionOnServer(page)).toBe(alice)
  await page.screenshot({ path: '/tmp/si-1.png' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: '/tmp/si-2.png', fullPage: true })
})
