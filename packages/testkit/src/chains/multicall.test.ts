import { multicall3Abi } from '@foyer/contracts'
import {
  createPublicClient,
  encodeFunctionData,
  type Hex,
  http,
  numberToHex,
  multicall3Abi as viemAbi,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anvilAccounts } from './accounts.ts'
import { startBalances } from './balances.ts'
import { demoContracts } from './demoContracts.ts'
import type { LocalChains } from './localChains.ts'
import { startChains } from './startChains.ts'

const [alice, bob] = anvilAccounts
const address = demoContracts.multicall3
const abi = multicall3Abi

let chains: LocalChains
beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }] })
})
afterAll(() => chains.stop())

const client = () => createPublicClient({ chain: mainnet, transport: http(chains.url(1)) })
const word = (value: bigint): Hex => numberToHex(value, { size: 32 })
const chainId = {
  target: address,
  callData: encodeFunctionData({ abi, functionName: 'getChainId' }),
}
const failing: { target: Hex; callData: Hex } = { target: address, callData: '0xdeadbeef' }
const good = { success: true, returnData: word(1n) }
const bad = { success: false, returnData: '0x' }

describe('Multicall3', () => {
  it('reads several balances in one viem call', async () => {
    const balanceOf = (account: Hex) =>
      ({ address, abi: viemAbi, functionName: 'getEthBalance', args: [account] }) as const
    const contracts = [balanceOf(alice.address), balanceOf(bob.address)]

    expect(await client().multicall({ contracts, allowFailure: false })).toEqual(
      startBalances(1).slice(0, 2),
    )
  })

  it('isolates one failure from the rest of a viem call', async () => {
    const block = { address, abi, functionName: 'getBlockNumber' } as const
    const nothing = { address: alice.address, abi, functionName: 'getBlockNumber' } as const
    const results = await client().multicall({ contracts: [nothing, block] })
    expect(results).toMatchObject([{ status: 'failure' }, { status: 'success', result: 1n }])
  })

  it('aggregate3 fails as a whole if a failure is not allowed', async () => {
    const run = (allowFailure: boolean) =>
      client().simulateContract({
        address,
        abi,
        functionName: 'aggregate3',
        args: [
          [
            { ...failing, allowFailure },
            { ...chainId, allowFailure: false },
          ],
        ],
      })
    expect((await run(true)).result).toEqual([bad, good])
    await expect(run(false)).rejects.toThrow('Multicall3: call failed')
  })

  it('aggregate returns the block and the results, or fails', async () => {
    const run = (calls: readonly { target: Hex; callData: Hex }[]) =>
      client().simulateContract({ address, abi, functionName: 'aggregate', args: [calls] })
    const [block, answers] = (await run([chainId])).result
    expect(answers).toEqual([word(1n)])
    expect(block).toBeGreaterThan(0n)
    await expect(run([chainId, failing])).rejects.toThrow('Multicall3: call failed')
  })

  it('tryAggregate fails only if success is required', async () => {
    const run = (required: boolean) =>
      client().simulateContract({
        address,
        abi,
        functionName: 'tryAggregate',
        args: [required, [failing, chainId]],
      })
    expect((await run(false)).result).toEqual([bad, good])
    await expect(run(true)).rejects.toThrow('Multicall3: call failed')
  })

  it('aggregate3Value forwards value and requires exactly the sum', async () => {
    const run = (value: bigint) =>
      client().simulateContract({
        account: alice.address,
        address,
        abi,
        functionName: 'aggregate3Value',
        args: [
          [
            { target: bob.address, allowFailure: false, value: 3n, callData: '0x' },
            { ...chainId, allowFailure: false, value: 0n },
          ],
        ],
        value,
      })
    expect((await run(3n)).result).toEqual([{ success: true, returnData: '0x' }, good])
    await expect(run(4n)).rejects.toThrow('Multicall3: value mismatch')
  })
})
