import { startChains } from '@foyer/testkit/chains'
import type { PersonalityName } from '@foyer/testkit/wallet'
import { expect, test } from './fixtures.ts'
import { accountButton, connect } from './journey.ts'

for (const [personality, outcome] of [
  ['metamask13', 'takes the demo’s endpoint'],
  ['plain', 'keeps its own endpoint'],
] as const satisfies readonly (readonly [PersonalityName, string])[]) {
  test(`leaving an unsupported chain, with a wallet that ${outcome}`, { tag: '@long' }, async ({
    addWallet,
    afterPage,
    page,
    stack,
  }) => {
    const other = await startChains({ chains: [{ id: 1 }] })
    afterPage(() => other.stop())
    const rpcUrl = `${stack.url}/another-chain`
    await page.route(rpcUrl, async (route) => {
      const response = await fetch(other.url(1), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: route.request().postData(),
      })
      await route.fulfill({ contentType: 'application/json', body: await response.text() })
    })
    const wallet = await addWallet({
      personality,
      chains: [{ id: 1, name: 'Ethereum', rpcUrl }],
    })
    await page.goto('/')
    await connect(page)
    const main = page.getByRole('main')
    await expect(main.getByText('It will do so on every site')).toBeVisible()
    const add = main.getByRole('button', { name: 'Add the demo network to Test Wallet' })

    await wallet.set('wallet_addEthereumChain', 'reject')
    await add.click()
    await expect(main.getByText('Not added: you rejected the request.')).toBeVisible()
    await wallet.set('wallet_addEthereumChain', 'approve')
    await add.click()
    if (personality === 'plain') {
      await expect(main.getByText('Test Wallet kept its own Ethereum.')).toBeVisible()
      await expect(main.getByText(`${stack.url}/rpc/1`)).toBeVisible()
      await expect(accountButton(page)).toContainText('another copy of this network')
      return
    }
    await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
    await expect(add).toBeHidden()
  })
}
