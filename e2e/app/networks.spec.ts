import { anvilAccounts } from '@foyer/testkit/chains'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, header, networkButton, networkDialog } from './journey.ts'

test('a chain that the wallet does not know (4902) is added, then switched to', async ({
  addWallet,
  page,
  stack,
}) => {
  const wallet = await addWallet({
    chains: [{ id: 1, name: 'Ethereum', rpcUrl: `${stack.url}/rpc/1` }],
  })
  await page.goto('/')
  await connect(page)
  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Mint Mainnet' }).click()
  await expect(networkButton(page)).toHaveText(/Mint Mainnet/)
  const added = (await wallet.log()).find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params[0]).toMatchObject({
    chainId: '0xb9',
    chainName: 'Mint Mainnet',
    nativeCurrency: { decimals: 18 },
  })
})

test('a network added after the switch was cancelled is not requested again automatically', {
  tag: '@long',
}, async ({ addWallet, page, stack }) => {
  const wallet = await addWallet({
    personality: 'metamask12',
    chains: [{ id: 1, name: 'Ethereum', rpcUrl: `${stack.url}/rpc/1` }],
  })
  await page.goto('/')
  await connect(page)
  const asked = async () =>
    (await wallet.log())
      .map(({ method }) => method)
      .filter((method) => /^wallet_(?:add|switch)EthereumChain$/.test(method))
  await wallet.set('*', 'hang')
  await networkButton(page).click()
  const sei = networkDialog(page).getByRole('button', { name: 'Sei' })
  await sei.click()
  const add = await wallet.waitFor('wallet_addEthereumChain')
  await wallet.answer(add.id, 'approve')
  const change = await wallet.waitFor('wallet_addEthereumChain')
  await wallet.answer(change.id, 'reject')
  await expect(
    networkDialog(page).getByText('Network added. Select it again to switch.'),
  ).toBeVisible()
  expect(await asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  const added = (await wallet.log()).find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params[0], 'the name that the registries know').toMatchObject({
    chainName: 'Sei Network',
  })

  await wallet.set('*', 'approve')
  await sei.click()
  await expect(networkDialog(page)).toBeHidden()
  await expect(networkButton(page)).toHaveText(/Sei/)
  expect(await asked()).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ])
})

test('a wallet like Taho, which returns 4901 for a network that it lacks, is asked only once', {
  tag: '@long',
}, async ({ addWallet, page, stack }) => {
  const wallet = await addWallet({
    personality: 'taho',
    chains: [{ id: 1, name: 'Ethereum', rpcUrl: `${stack.url}/rpc/1` }],
  })
  await page.goto('/')
  await connect(page)
  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Base' }).click()
  await expect(networkDialog(page).getByText('Test Wallet doesn’t support Base.')).toBeVisible()
  const asked = (await wallet.log()).map(({ method }) => method)
  expect(asked.filter((method) => /EthereumChain$/.test(method))).toEqual([
    'wallet_switchEthereumChain',
  ])
})

test('a wallet that handles one request at a time is reported as busy, and its pending request still counts', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await wallet.set('wallet_switchEthereumChain', 'hang')
  await networkButton(page).click()
  const row = (name: string) => networkDialog(page).getByRole('button', { name })
  await row('Base').click()
  await expect(row('Base')).toContainText('Confirm in Wallet')
  const request = await wallet.waitFor('wallet_switchEthereumChain')
  await wallet.set('wallet_switchEthereumChain', { error: { code: -32002, message: 'pending' } })
  await row('Sei').click()
  await expect(
    networkDialog(page).getByText(
      'Test Wallet already has a pending request. Open the wallet to respond.',
    ),
  ).toBeVisible()
  await expect(row('Base')).toContainText('Confirm in Wallet')
  await expect(row('Sei')).not.toContainText('Confirm in Wallet')
  await wallet.answer(request.id, 'approve')
  await expect(networkDialog(page)).toBeHidden()
  await expect(networkButton(page)).toHaveText(/Base/)
})

test('a wallet that never responds does not block the dialog', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await wallet.set('wallet_switchEthereumChain', 'hang')
  await networkButton(page).click()
  const base = networkDialog(page).getByRole('button', { name: 'Base' })
  await base.click()
  await expect(base).toContainText('Confirm in Wallet')
  await wallet.set('wallet_switchEthereumChain', 'approve')
  await networkDialog(page).getByRole('button', { name: 'Sei' }).click()
  await expect(networkButton(page)).toHaveText(/Sei/)
  // The pending request is still shown.
  await networkButton(page).click()
  await expect(base).toContainText('Confirm in Wallet')
})

test('a new connection requests permissions first, so that the account can be chosen', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  const methods = (await wallet.log()).map(({ method }) => method)
  expect(methods).toContain('wallet_requestPermissions')
  expect(methods.indexOf('wallet_requestPermissions')).toBeLessThan(
    methods.includes('eth_requestAccounts')
      ? methods.indexOf('eth_requestAccounts')
      : methods.length,
  )
})

test('when the first endpoint of a network fails, the next one is used', { tag: '@long' }, async ({
  addWallet,
  page,
  tolerate,
}) => {
  await addWallet()
  tolerate(/\/rpc\/\d+\/a/)
  await page.route('**/rpc/*/a', (route) => route.abort())
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  await expect(page.getByRole('contentinfo')).toContainText('All 7 networks are responding')
})

test('the account button shows the name’s avatar, or the generated one', { tag: '@long' }, async ({
  addWallets,
  page,
}) => {
  await addWallets({ name: 'Named Wallet' }, { name: 'Nameless Wallet', accounts: [6] })
  await page.goto('/')
  await connect(page, 'Named Wallet')
  await expect(accountButton(page).locator('[data-kit-part="avatar"] img')).toHaveAttribute(
    'src',
    /\/demo\/avatars\/alice\.png$/,
  )
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await connect(page, 'Nameless Wallet')
  await expect(accountButton(page).locator('svg').first()).toBeVisible()
  await expect(accountButton(page).locator('[data-kit-part="avatar"] img')).toHaveCount(0)
})

for (const [account, trick] of [
  [3, 'claims a name that resolves to another account'],
  [4, 'is written in capitals'],
  [5, 'hides an invisible character'],
] as const) {
  const tag = account === 3 ? [] : '@long'
  test(`a reverse record that ${trick} is shown as the address`, { tag }, async ({
    addWallet,
    page,
  }) => {
    await addWallet({ accounts: [account] })
    await page.goto('/')
    await connect(page)
    // A lookup that found no name is stored, too.
    const lookups = () => page.evaluate(() => localStorage.getItem('foyer.names') ?? '')
    await expect.poll(lookups).toContain(anvilAccounts[account].address.toLowerCase())
    await expect(accountButton(page)).toHaveText(/0x[0-9a-fA-F]{2}….{4}/)
    await expect(accountButton(page)).not.toContainText('foyer.eth')
  })
}
