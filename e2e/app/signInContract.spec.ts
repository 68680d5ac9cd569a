import type { TestWalletConfig } from '@foyer/testkit/wallet'
import { type Address, hashMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { serializeErc6492Signature } from 'viem/utils'
import { anvilAccounts } from '../../packages/testkit/src/chains/accounts.ts'
import { contractAccount, owner, rawOf } from './contractAccount.ts'
import { expect, test } from './fixtures.ts'
import { connect } from './journey.ts'
import { openSignIn, sessionOnServer, signInDialog } from './signInJourney.ts'

const [, bob] = anvilAccounts
const stranger = privateKeyToAccount(bob.privateKey)

/** A wallet whose account is a contract, and whose signatures the test creates. */
function walletOf(account: Address): Partial<TestWalletConfig> {
  const caveats = [{ type: 'restrictReturnedAccounts', value: [account] }]
  return {
    rules: {
      wallet_requestPermissions: { result: [{ parentCapability: 'eth_accounts', caveats }] },
      eth_accounts: { result: [account] },
      eth_requestAccounts: { result: [account] },
      personal_sign: 'hang',
    },
  }
}

test('a deployed contract account signs in by its owner or an on-chain approval, and by no one else', async ({
  addWallet,
  page,
  stack,
  tolerate,
}) => {
  tolerate(/Failed to load resource/)
  const account = await contractAccount(stack)
  await account.deploy()
  const wallet = await addWallet(walletOf(account.address))
  await page.goto('/')
  await connect(page)
  const dialog = await openSignIn(page)
  const sign = dialog.getByRole('button', { name: 'Sign message' })

  await sign.click()
  const wrong = await wallet.waitFor('personal_sign')
  const forged = await stranger.signMessage({ message: { raw: rawOf(wrong.params) } })
  await wallet.answer(wrong.id, { result: forged })
  await expect(dialog.getByText('Error verifying signature, please retry!')).toBeVisible()

  await sign.click()
  const right = await wallet.waitFor('personal_sign')
  const signed = await owner.signMessage({ message: { raw: rawOf(right.params) } })
  await wallet.answer(right.id, { result: signed })
  await expect(dialog).toBeHidden()
  await expect.poll(() => sessionOnServer(page)).toBe(account.address)

  await page.request.post('/auth/logout', {
    data: {},
    headers: { origin: new URL(page.url()).origin },
  })
  await page.reload()
  await openSignIn(page)
  await sign.click()
  const onChain = await wallet.waitFor('personal_sign')
  await account.approve(hashMessage({ raw: rawOf(onChain.params) }))
  await wallet.answer(onChain.id, { result: '0x' })
  await expect(signInDialog(page)).toBeHidden()
  await expect.poll(() => sessionOnServer(page)).toBe(account.address)
})

test('a contract account that is not deployed yet signs in (ERC-6492)', async ({
  addWallet,
  page,
  stack,
}) => {
  const { address, data, factory } = await contractAccount(stack)
  const wallet = await addWallet(walletOf(address))
  await page.goto('/')
  await connect(page)
  const dialog = await openSignIn(page)
  await dialog.getByRole('button', { name: 'Sign message' }).click()
  const { id, params } = await wallet.waitFor('personal_sign')
  const signature = await owner.signMessage({ message: { raw: rawOf(params) } })
  const wrapped = serializeErc6492Signature({ address: factory, data, signature })
  await wallet.answer(id, { result: wrapped })
  await expect(dialog).toBeHidden()
  await expect.poll(() => sessionOnServer(page)).toBe(address)
})
