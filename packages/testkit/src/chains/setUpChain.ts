import { numberToHex, parseEther } from 'viem'
import { create2Factory, type Deployment, deployer, deployments } from '#contracts'
import { anvilAccounts } from './accounts.ts'
import { startBalances } from './balances.ts'
import { addressIn, deployData } from './deploymentAddress.ts'
import { setMining } from './mining.ts'
import { nameTransactions } from './names/nameTransactions.ts'
import { type RpcCall, rpc, rpcBatch } from './rpc.ts'

/** Gas limit of one deployment; several fit into one block. */
const deployGas = numberToHex(5_000_000)

/** What to set up on a chain. */
export interface ChainSetup {
  readonly chainId: number
  readonly blockTimeSeconds: number | undefined
  readonly avatarUrl: ((name: string) => string) | undefined
}

/**
 * Sets up balances, contracts and names on a fresh node that does not mine yet, all in block 1,
 * then starts mining.
 *
 * @throws if a transaction fails or a contract is not at its address.
 */
export async function setUpChain(url: string, setup: ChainSetup): Promise<void> {
  const here = entries.filter(({ chains }) => chains === 'all' || chains.includes(setup.chainId))
  const transactions = transactionsFor(here, setup)

  await rpcBatch(url, [
    ['anvil_setLoggingEnabled', false],
    ...balanceCalls(setup.chainId),
    ...here.flatMap(placeCalls),
    ['anvil_impersonateAccount', deployer],
  ])
  const hashes = await rpcBatch(
    url,
    transactions.map((transaction, nonce) => [
      'eth_sendTransaction',
      { ...transaction, from: deployer, nonce: numberToHex(nonce) },
    ]),
  )
  await rpc(url, 'evm_mine')
  await check(url, here, hashes)
  await rpc(url, 'anvil_stopImpersonatingAccount', deployer)
  await setMining(url, setup.blockTimeSeconds)
}

const entries: readonly Deployment[] = deployments

function transactionsFor(here: readonly Deployment[], { chainId, avatarUrl }: ChainSetup) {
  const deploys = here
    .filter(({ how }) => how.kind === 'deploy')
    .map(({ name }) => ({ to: create2Factory, data: deployData(entries, name), gas: deployGas }))
  return [...deploys, ...(chainId === 1 ? nameTransactions(avatarUrl) : [])]
}

function balanceCalls(chainId: number): readonly RpcCall[] {
  const balances = startBalances(chainId)
  return [
    ['anvil_setBalance', deployer, numberToHex(parseEther('100'))],
    ...anvilAccounts.map(
      ({ address }, index): RpcCall => [
        'anvil_setBalance',
        address,
        numberToHex(balances[index] ?? 0n),
      ],
    ),
  ]
}

function placeCalls({ how }: Deployment): readonly RpcCall[] {
  if (how.kind === 'deploy') return []
  const slots = Object.entries(how.storage ?? {})
  return [
    ['anvil_setCode', how.address, how.deployedBytecode],
    ...slots.map(([slot, word]): RpcCall => ['anvil_setStorageAt', how.address, slot, word]),
  ]
}

async function check(url: string, here: readonly Deployment[], hashes: readonly unknown[]) {
  const receipts = await rpcBatch(
    url,
    hashes.map((hash) => ['eth_getTransactionReceipt', hash]),
  )
  const failed = receipts.findIndex((receipt) => !isSuccess(receipt))
  if (failed >= 0) throw new Error(`Transaction ${failed} of the set-up failed.`)

  const codes = await rpcBatch(
    url,
    here.map(({ name }) => ['eth_getCode', addressIn(entries, name), 'latest']),
  )
  const missing = here[codes.indexOf('0x')]
  if (missing) throw new Error(`${missing.name} is not at its address.`)
}

function isSuccess(receipt: unknown): boolean {
  return (
    typeof receipt === 'object' &&
    receipt !== null &&
    'status' in receipt &&
    receipt.status === '0x1'
  )
}
