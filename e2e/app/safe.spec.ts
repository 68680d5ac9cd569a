import { openSafeHost } from '@foyer/testkit/fixtures'
import { launchOptions } from '../../scripts/lib/launch.ts'
import { expect, type Stack, test } from './fixtures.ts'

const usual = launchOptions()
// A page of the internet may not frame one of this machine, unless the browser is told.
test.use({
  launchOptions: {
    ...usual,
    args: [...(usual.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
  },
})

function appIn({ url }: Stack) {
  return { appUrl: `${url}/`, nodeUrl: `${url}/rpc/1`, chainId: 1 }
}

test('opened as an app inside Safe, the page connects by itself', async ({
  page,
  stack,
  tolerate,
}) => {
  tolerate(/request to another host: https:\/\/app\.safe\.global\//)
  // The app of a test is served without TLS.
  tolerate(/^warning: Mixed Content/)
  const app = await openSafeHost(page, { ...appIn(stack), hostUrl: 'https://app.safe.global/' })
  const account = app.getByRole('banner').getByRole('button', { name: /^Account/ })
  await expect(account).toHaveText(/bob\.foyer\.eth/)
  // The balance is shown once the node behind the host has proved to be on the same chain.
  await expect(account).toHaveText(/ETH/)

  await app
    .getByRole('banner')
    .getByRole('button', { name: /^Network/ })
    .click()
  await expect(app.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
})

test('another page cannot frame it', async ({ page, stack, tolerate }) => {
  tolerate(/request to another host: https:\/\/evil\.example\//)
  tolerate(/frame-ancestors/)
  const app = await openSafeHost(page, { ...appIn(stack), hostUrl: 'https://evil.example/' })
  await expect(app.getByRole('banner')).toHaveCount(0)
})

test('a page of its own origin that plays Safe is not believed', async ({ page, stack }) => {
  const app = await openSafeHost(page, { ...appIn(stack), hostUrl: `${stack.url}/host/` })
  const connect = app.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })
  await expect(connect).toBeVisible()
})
