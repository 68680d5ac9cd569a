import {
  smartAccountAbi,
  smartAccountFactoryAbi,
  smartAccountFactoryBytecode,
} from '@foyer/contracts'
import { receiptOf } from '@foyer/testkit/chains'
import {
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { anvilAccounts } from '../../packages/testkit/src/chains/accounts.ts'
import type { Stack } from './fixtures.ts'

const [alice] = anvilAccounts
/** The owner, who signs for the contract account. */
export const owner = privateKeyToAccount(alice.privateKey)
const salt: Hex = `0x${'07'.repeat(32)}`

/** Deploys a factory on the local Ethereum, and with it a contract account. */
export async function contractAccount(stack: Stack) {
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
  const { contractAddress } = await receiptOf(client, deployed)
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
      await receiptOf(client, hash)
    },
    /** Approves a hash on chain, like a Safe. */
    async approve(hash: Hex) {
      const approval = await client.writeContract({
        ...from,
        address,
        abi: smartAccountAbi,
        functionName: 'approve',
        args: [hash],
      })
      await receiptOf(client, approval)
    },
  }
}

/** The bytes that a wallet was asked to sign. */
export function rawOf([raw]: readonly unknown[]): Hex {
  return `0x${String(raw).slice(2)}`
}
