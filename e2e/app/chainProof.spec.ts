import { startChains } from '@foyer/testkit/chains'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, openAccount } from './journey.ts'

test('a wallet on another chain of the same id is found out by the genesis block', async ({
  addWallet,
  page,
  stack,
}) => {
  // To the page this is what the real network is: the same chain id, another history.
  const other = await startChains({ chains: [{ id: 1 }] })
  try {
    // The scripted wallet lives in the page and so under its content policy: one origin for both.
    const rpcUrl = `${stack.url}/another-chain`
    await page.route(rpcUrl, async (route) => {
      const response = await fetch(other.url(1), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: route.request().postData(),
      })
      await route.fulfill({ contentType: 'application/json', body: await response.text() })
    })
    await addWallet({ chains: [{ id: 1, name: 'Ethereum', rpcUrl }] })
    await page.goto('/')
    await connect(page)
    await expect(accountButton(page)).toContainText('not on the demo network')
    await expect(accountButton(page)).not.toContainText('ETH')
    const dialog = await openAccount(page)
    await expect(dialog.getByText('Your wallet talks to the real Ethereum')).toBeVisible()
  } finally {
    await other.stop()
  }
})
