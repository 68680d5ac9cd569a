import { compile } from '@foyer/contracts/compile'
import { readSources, sourcesOf } from '@foyer/contracts/sources'
import {
  type Abi,
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createTestClient,
  http,
  isAddress,
  publicActions,
  walletActions,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anvilAccounts } from './accounts.ts'
import { hostileToken } from './hostileToken.ts'
import type { LocalChains, Snapshot } from './localChains.ts'
import { receiptOf } from './receiptOf.ts'
import { startChains } from './startChains.ts'

const mode = {
  plain: 0n,
  takesAFee: 1n,
  movesNothing: 2n,
  saysNo: 3n,
  unlocksAgain: 4n,
  locksAgain: 5n,
}
const amount = 100n
const victims = 500n

let chains: LocalChains
let snapshot: Snapshot
let harness: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }] })
  harness = await open(chains.url(1))
  snapshot = await chains.snapshot()
})
beforeEach(() => chains.revert(snapshot))
afterAll(() => chains.stop())

/**
 * Sets up the vault with a hostile token. A victim has locked tokens; the token contract holds some
 * too.
 */
async function open(url: string) {
  const client = createTestClient({
    chain: mainnet,
    mode: 'anvil',
    transport: http(url),
    pollingInterval: 5,
  })
    .extend(publicActions)
    .extend(walletActions)
  const account = anvilAccounts[0].address
  const sources = new Map([...(await readSources()), ['HostileToken.sol', hostileToken]])
  const needed = new Map(sourcesOf('HostileToken', sources))
  const artifacts = new Map(compile(needed).map((artifact) => [artifact.name, artifact]))

  async function deploy(name: string, args: readonly unknown[] = []) {
    const artifact = artifacts.get(name)
    if (!artifact) throw new Error(`${name} was not compiled.`)
    // The ABI comes from the compiler.
    const abi = artifact.abi as Abi
    const bytecode = artifact.bytecode as `0x${string}`
    const hash = await client.deployContract({ abi, bytecode, args, account })
    const { contractAddress } = await receiptOf(client, hash)
    if (!contractAddress || !isAddress(contractAddress)) throw new Error(`${name} has no address.`)
    return { address: contractAddress, abi }
  }
  const token = await deploy('HostileToken')
  const vault = await deploy('TimeLock', [token.address])
  // Includes the vault's errors, which the token forwards.
  const all = { ...token, abi: [...token.abi, ...vault.abi.filter(({ type }) => type === 'error')] }

  /** Returns 'ok', or the name of the error. */
  async function send(
    contract: { readonly address: Address; readonly abi: Abi },
    functionName: string,
    args: readonly unknown[],
  ): Promise<string> {
    try {
      const call = { ...contract, account, functionName, args }
      const { request } = await client.simulateContract(call)
      await receiptOf(client, await client.writeContract(request))
      return 'ok'
    } catch (error) {
      const reverted =
        error instanceof BaseError &&
        error.walk((cause) => cause instanceof ContractFunctionRevertedError)
      if (!(reverted instanceof ContractFunctionRevertedError)) throw error
      return reverted.data?.errorName ?? 'unknown'
    }
  }
  const read = (contract: typeof token, functionName: string, args: readonly unknown[] = []) =>
    client.readContract({ ...contract, functionName, args })
  const until = (await client.getBlock()).timestamp + 1_000n

  await send(token, 'mint', [account, victims])
  await send(token, 'mint', [token.address, 10n * amount])
  await send(vault, 'lock', [victims, until])
  return {
    setMode: (next: bigint) => send(token, 'setMode', [next]),
    lock: () => send(all, 'lockIn', [vault.address, amount, until]),
    unlock: () => send(all, 'unlockIn', [vault.address]),
    unlockVictims: () => send(vault, 'unlock', [1n]),
    hasReentered: () => read(token, 'hasReentered'),
    /** The total that the vault reports and its actual balance. */
    sums: async () => [
      await read(vault, 'totalLocked'),
      await read(token, 'balanceOf', [vault.address]),
    ],
    async pass() {
      await client.setNextBlockTimestamp({ timestamp: until })
      await client.mine({ blocks: 1 })
    },
  }
}

describe('the vault with a non-standard token', () => {
  it.each([
    ['takes a fee on transfers', mode.takesAFee],
    ['transfers nothing but reports success', mode.movesNothing],
    ['says no', mode.saysNo],
    ['locks again in the middle', mode.locksAgain],
  ])('takes no position in a token that %s', async (_what, next) => {
    await harness.setMode(next)
    expect(await harness.lock()).toBe('TransferFailed')
    expect(await harness.sums()).toEqual([victims, victims])
  })

  it('pays once if the owner re-enters unlock', async () => {
    expect(await harness.lock()).toBe('ok')
    await harness.pass()
    await harness.setMode(mode.unlocksAgain)
    expect(await harness.unlock()).toBe('ok')
    expect(await harness.hasReentered()).toBe(false)
    expect(await harness.sums()).toEqual([victims, victims])
    expect(await harness.unlockVictims()).toBe('ok')
    expect(await harness.sums()).toEqual([0n, 0n])
  })

  it('keeps a position if the token transfer fails', async () => {
    await harness.lock()
    await harness.pass()
    await harness.setMode(mode.saysNo)
    expect(await harness.unlock()).toBe('TransferFailed')
    await harness.setMode(mode.plain)
    expect(await harness.unlock()).toBe('ok')
    expect(await harness.sums()).toEqual([victims, victims])
  })
})
