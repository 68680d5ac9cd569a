// @vitest-environment happy-dom
import { createPublicClient, createWalletClient, custom, type EIP1193Provider, http } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { anvilAccounts } from '../chains/accounts.ts'
import { installWallet } from './installWallet.ts'
import { withLocalChains } from './withLocalChains.ts'

const chains = withLocalChains([mainnet])

function announced(): Promise<EIP1193Provider> {
  return new Promise((resolve) => {
    window.addEventListener('eip6963:announceProvider', (event) => {
      if (event instanceof CustomEvent) resolve(event.detail.provider)
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  })
}

test('a page in happy-dom reads from the nodes, and its wallet sends to them', async () => {
  const rpcUrl = chains.url(mainnet.id)
  const nodes = createPublicClient({ chain: mainnet, transport: http(rpcUrl) })
  const [alice, bob] = anvilAccounts
  const before = await nodes.getBalance({ address: bob.address })

  installWallet({ chains: [{ id: mainnet.id, name: mainnet.name, rpcUrl }] })
  const wallet = createWalletClient({ chain: mainnet, transport: custom(await announced()) })
  await wallet.requestAddresses()
  await wallet.sendTransaction({ account: alice.address, to: bob.address, value: 1n })

  await expect.poll(() => nodes.getBalance({ address: bob.address })).toBe(before + 1n)
})
