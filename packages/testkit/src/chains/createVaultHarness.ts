import {
  type Abi,
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createTestClient,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { foundry } from 'viem/chains'
import { foyerTokenAbi, timeLockAbi } from '#contracts'
import { contractAddress } from './contractAddress.ts'
import { receiptOf } from './receiptOf.ts'

export const token = contractAddress('FoyerToken')
export const vault = contractAddress('TimeLock')

/**
 * Actions and reads for the tests of the token and the vault, on a local node that mines each
 * transaction at once.
 */
export function createVaultHarness(url: string) {
  const client = createTestClient({
    chain: foundry,
    mode: 'anvil',
    transport: http(url),
    pollingInterval: 5,
  })
    .extend(publicActions)
    .extend(walletActions)

  const asToken = { address: token, abi: foyerTokenAbi } as const
  // Includes the token's errors, which the vault forwards.
  const asVault = {
    address: vault,
    abi: [...timeLockAbi, ...foyerTokenAbi.filter(({ type }) => type === 'error')],
  } as const

  /** Returns 'ok' if the transaction succeeds, else the name of the contract's error. */
  async function send(
    contract: { readonly address: Address; readonly abi: Abi },
    account: Address,
    functionName: string,
    args: readonly unknown[] = [],
  ): Promise<string> {
    const call = { ...contract, account, functionName, args }
    const hash = await client.writeContract({ ...call, chain: null, gas: 1_000_000n })
    const { status, blockNumber } = await receiptOf(client, hash)
    if (status === 'success') return 'ok'
    try {
      await client.simulateContract({ ...call, blockNumber })
    } catch (error) {
      const reverted =
        error instanceof BaseError &&
        error.walk((cause) => cause instanceof ContractFunctionRevertedError)
      if (!(reverted instanceof ContractFunctionRevertedError)) throw error
      return reverted.data?.errorName ?? reverted.signature ?? 'unknown'
    }
    throw new Error(`${functionName} failed, and its replay did not.`)
  }

  return {
    client,

    faucet: (account: Address) => send(asToken, account, 'faucet'),
    transfer: (account: Address, to: Address, value: bigint) =>
      send(asToken, account, 'transfer', [to, value]),
    transferFrom: (account: Address, from: Address, to: Address, value: bigint) =>
      send(asToken, account, 'transferFrom', [from, to, value]),
    approve: (account: Address, value: bigint, spender: Address = vault) =>
      send(asToken, account, 'approve', [spender, value]),

    lock: (account: Address, amount: bigint, unlockTime: bigint) =>
      send(asVault, account, 'lock', [amount, unlockTime]),
    unlock: (account: Address, id: bigint) => send(asVault, account, 'unlock', [id]),

    balanceOf: (account: Address) =>
      client.readContract({ ...asToken, functionName: 'balanceOf', args: [account] }),
    allowance: (owner: Address, spender: Address = vault) =>
      client.readContract({ ...asToken, functionName: 'allowance', args: [owner, spender] }),
    totalSupply: () => client.readContract({ ...asToken, functionName: 'totalSupply' }),
    totalLocked: () =>
      client.readContract({ address: vault, abi: timeLockAbi, functionName: 'totalLocked' }),
    positionsOf: (owner: Address, offset = 0n, limit = 100n) =>
      client.readContract({
        address: vault,
        abi: timeLockAbi,
        functionName: 'positionsOf',
        args: [owner, offset, limit],
      }),

    /** Timestamp of the latest block, in Unix seconds. */
    now: async () => (await client.getBlock()).timestamp,
    /** Sets the timestamp of the next block, in Unix seconds. */
    setNextTime: (timestamp: bigint) => client.setNextBlockTimestamp({ timestamp }),
    async mineAt(timestamp: bigint) {
      await client.setNextBlockTimestamp({ timestamp })
      await client.mine({ blocks: 1 })
    },
  }
}
