import { openSafeHost } from '@foyer/testkit/fixtures'
import { launchOptions } from '../launch.ts'
import { contractAccount, owner, rawOf } from './contractAccount.ts'
import { expect, test } from './fixtures.ts'

test.use({ launchOptions: launchOptions({ framed: true }) })

test('framed by Safe the account signs in, stays signed in over a reload, and has its own session', async ({
  page,
  stack,
  tolerate,
}) => {
  // The test simulates the site around the page, so nothing leaves this machine.
  tolerate(/request to another host: https:\/\/app\.safe\.global\//)
  // The outer site is https, while this app is http on this machine.
  tolerate(/^warning: Mixed Content/)
  tolerate(/status of 401/)
  const safe = await contractAccount(stack)
  await safe.deploy()
  const frame = await openSafeHost(page, {
    hostUrl: 'https://app.safe.global/',
    appUrl: `${stack.url}/`,
    nodeUrl: `${stack.url}/rpc/1`,
    chainId: 1,
    safe: safe.address,
    sign: (message) => owner.signMessage({ message: { raw: rawOf([message]) } }),
  })
  const account = frame.getByRole('banner').getByRole('button', { name: /^Account/ })
  const verified = frame.locator('dt:text-is("verif") + dd')
  await account.click()
  await expect(verified).toHaveText('false')
  await frame.getByRole('button', { name: 'Verify your account' }).click()
  const dialog = frame.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toBeHidden()
  await expect(verified).toHaveText('true')

  const app = () => {
    const found = page.frames().find((each) => each.url().startsWith(stack.url))
    if (!found) throw new Error('The app is not in the frame.')
    return found
  }
  const session = () => fetch('/auth/session').then((answer) => answer.json())
  await app().evaluate(() => location.reload())
  await expect(account).toBeVisible()
  await expect(verified).toHaveText('true')
  await expect
    .poll(() => app().evaluate(session), 'the cookie is sent in the frame')
    .toMatchObject({ address: safe.address, chainId: 1 })
  // The session belongs only to this frame on this site: the unframed page does not have it.
  await page.goto(stack.url)
  const error = { code: 'unauthenticated' }
  await expect.poll(() => page.evaluate(session)).toMatchObject({ error })
})
