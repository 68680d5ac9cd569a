import { expect, test } from './fixtures.ts'
import { signInDialog } from './signInJourney.ts'

const host = 'https://app.safe.global'

test('in the frame of another site the account signs in, with a session of that frame alone', async ({
  addWallet,
  context,
  page,
  stack,
  tolerate,
}) => {
  // The site around the page is played by the test: nothing leaves this machine.
  tolerate(/request to another host: https:\/\/app\.safe\.global\//)
  // Around it is https, here it is http on this machine.
  tolerate(/status of 401/)
  tolerate(/Mixed Content: .*This request was not upgraded to HTTPS because it is a local network/)
  await page.route(`${host}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title><iframe title="App" allow="local-network-access" src="${stack.url}/" width="1200" height="640"></iframe>`,
    }),
  )
  await context.grantPermissions(['local-network-access'], { origin: host })
  await addWallet()
  await page.goto(`${host}/apps`)
  const frame = page.frameLocator('iframe')
  const header = frame.getByRole('banner')
  const unverified = frame.getByText('The account has not been verified by a signature.')
  const verified = frame.getByText('The account has been verified by a signature.')

  await header.getByRole('button', { name: 'Connect Wallet' }).click()
  await frame
    .getByRole('dialog', { name: 'Connect a Wallet' })
    .getByRole('button', { name: 'Test Wallet' })
    .click()
  const account = header.getByRole('button', { name: /^Account/ })
  await account.click()
  await expect(unverified).toBeAttached()
  await frame.getByRole('button', { name: 'Verify your account' }).click()
  const dialog = frame.getByRole('dialog', { name: 'Verify your account' })
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog).toBeHidden()
  await expect(verified).toBeAttached()

  const status = () => fetch('/auth/session').then((answer) => answer.status)
  const app = page.frames().find((each) => each.url().startsWith(stack.url))
  expect(await app?.evaluate(status), 'the cookie is sent in the frame').toBe(200)
  // The session belongs to this frame on this site alone: the page by itself knows nothing of it.
  await page.goto(stack.url)
  expect(await page.evaluate(status)).toBe(401)
  await expect(signInDialog(page)).toBeHidden()
})
