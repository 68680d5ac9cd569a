import {
  smartAccountAbi,
  smartAccountFactoryAbi,
  smartAccountFactoryBytecode,
} from '@foyer/contracts'
import type { TestWalletConfig } from '@foyer/testkit/wallet'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  type Hex,
  hashMessage,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { serializeErc6492Signature } from 'viem/utils'
import { demoAccounts } from '../../packages/testkit/src/chains/accounts.ts'
import { expect, type Stack, test } from './fixtures.ts'
import { connect } from './journey.ts'
import { openSignIn, sessionOnServer, signInDialog } from './signInJourney.ts'

const [alice, bob] = demoAccounts
const owner = privateKeyToAccount(alice.privateKey)
const stranger = privateKeyToAccount(bob.privateKey)
const salt: Hex = `0x${'07'.repeat(32)}`

/** A factory on the local Ethereum, and the account that it makes there. */
async function prepare(stack: Stack) {
  const url = stack.chains.chains.find(({ chainId }) => chainId === 1)?.url
  const client = createTestClient({
    chain: foundry,
    mode: 'anvil',
    transport: http(url),
    pollingInterval: 10,
  })
    .extend(publicActions)
    .extend(walletActions)
  const from = { account: owner.address, chain: null } as const
  const deployed = await client.deployContract({
    ...from,
    abi: smartAccountFactoryAbi,
    bytecode: smartAccountFactoryBytecode,
    args: [],
  })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash: deployed })
  if (!contractAddress) throw new Error('no factory')
  const factory = { address: contractAddress, abi: smartAccountFactoryAbi } as const
  const args = [owner.address, salt] as const
  const address = await client.readContract({ ...factory, functionName: 'addressOf', args })
  return {
    address,
    factory: contractAddress,
    data: encodeFunctionData({ abi: smartAccountFactoryAbi, functionName: 'create', args }),
    async deploy() {
      const hash = await client.writeContract({ ...from, ...factory, functionName: 'create', args })
      await client.waitForTransactionReceipt({ hash })
    },
    /** As a Safe does that signs on the chain. */
    async approve(hash: Hex) {
      const approval = await client.writeContract({
        ...from,
        address,
        abi: smartAccountAbi,
        functionName: 'approve',
        args: [hash],
      })
      await client.waitForTransactionReceipt({ hash: approval })
    },
  }
}

/** A wallet whose account is a contract, and whose signatures the test makes. */
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

test('a contract account on the chain signs in: by its owner, by an approval on the chain, by nobody else', async ({
  addWallet,
  page,
  stack,
  tolerate,
}) => {
  tolerate(/Failed to load resource/)
  const account = await prepare(stack)
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
  expect(await sessionOnServer(page)).toBe(account.address)

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
  expect(await sessionOnServer(page)).toBe(account.address)
})

test('a contract account that is not on the chain yet signs in (ERC-6492)', async ({
  addWallet,
  page,
  stack,
}) => {
  const { address, data, factory } = await prepare(stack)
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
  expect(await sessionOnServer(page)).toBe(address)
})

function rawOf([raw]: readonly unknown[]): Hex {
  return `0x${String(raw).slice(2)}`
}
