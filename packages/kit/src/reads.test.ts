import { foyerTokenAbi, multicall3Abi } from '@foyer/contracts'
import { contractAddress, demoAccounts, type LocalChains, startChains } from '@foyer/testkit/chains'
import { estimateFeesPerGas } from '@wagmi/core'
import { type Address, encodeFunctionData, isHash, numberToHex, parseEther, zeroHash } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ChainNotConfiguredError } from './errors/chain.ts'
import { InvalidAddressError, InvalidConfirmationsError, InvalidHashError } from './errors/input.ts'
import {
  estimateFees,
  estimateGas,
  readBalance,
  readBlockNumber,
  readContract,
  readContracts,
  readGasPrice,
  readLatestBlock,
  readLogs,
  readReceipt,
  readTransaction,
  readTransactionCount,
  waitForReceipt,
} from './reads.ts'
import { fakeNode, json } from './testing/fakeNode.ts'
import {
  ethereum,
  kitConfigForTest,
  mint,
  multicall,
  readThrough,
} from './testing/kitConfigForTest.ts'

/** Every read of the kit, on real nodes. */

const [alice, bob] = demoAccounts
const token = contractAddress('FoyerToken')
let chains: LocalChains
let kit: ReturnType<typeof kitConfigForTest>

beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }, { id: 185 }] })
  kit = kitConfigForTest([], {
    chains: [
      readThrough(ethereum, [chains.url(1)]),
      {
        ...readThrough(mint, [chains.url(185)]),
        contracts: { multicall3: { ...multicall, deployless: true } },
      },
    ],
  })
})
afterAll(() => chains.stop())

async function node(method: string, ...params: unknown[]): Promise<unknown> {
  return nodeOf(1, method, ...params)
}

async function nodeOf(chainId: number, method: string, ...params: unknown[]): Promise<unknown> {
  const response = await fetch(chains.url(chainId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer: unknown = await response.json()
  return Reflect.get(Object(answer), 'result')
}

/** As on a network: there is always another block, at which viem asks again for a receipt that was late. */
async function whileMining<T>(waiting: Promise<T>): Promise<T> {
  const timer = setInterval(() => void node('anvil_mine'), 500)
  try {
    return await waiting
  } finally {
    clearInterval(timer)
  }
}

async function pay(to: Address, value: bigint) {
  const hash = await node('eth_sendTransaction', {
    from: alice.address,
    to,
    value: numberToHex(value),
  })
  if (typeof hash !== 'string' || !isHash(hash)) throw new Error('no hash')
  return hash
}

const balanceOf = (address: Address) =>
  ({ address: token, abi: foyerTokenAbi, functionName: 'balanceOf', args: [address] }) as const

describe('reads', () => {
  test('balance', async () => {
    const before = await readBalance(kit, 1, bob.address)
    await pay(bob.address, 7n)
    expect(await readBalance(kit, 1, bob.address)).toBe(before + 7n)
  })

  test('block number and latest block', async () => {
    const block = await readLatestBlock(kit, 1)
    expect(await readBlockNumber(kit, 1)).toBe(block.number)
    await node('anvil_mine', '0x3')
    expect(await readBlockNumber(kit, 1)).toBe((block.number ?? 0n) + 3n)
  })

  test('transaction and receipt', async () => {
    const hash = await pay(bob.address, 5n)
    expect(await readTransaction(kit, 1, hash)).toMatchObject({ hash, value: 5n })
    expect(await readReceipt(kit, 1, hash)).toMatchObject({ status: 'success' })
    await expect(readReceipt(kit, 1, zeroHash)).rejects.toThrow('could not be found')
  })

  test('logs', async () => {
    const data = encodeFunctionData({ abi: foyerTokenAbi, functionName: 'faucet' })
    const hash = await node('eth_sendTransaction', { from: alice.address, to: token, data })
    const { blockNumber } = await whileMining(waitForReceipt(kit, 1, String(hash)))
    const logs = await readLogs(kit, 1, { address: token, fromBlock: blockNumber })
    expect(logs).toMatchObject([{ address: token.toLowerCase(), transactionHash: hash }])
  })

  test('contract read', async () => {
    const symbol = { address: token, abi: foyerTokenAbi, functionName: 'symbol' } as const
    expect(await readContract(kit, 1, symbol)).toBe('FOYER')
  })

  test.each([
    1, 185,
  ])('contract reads at once on chain %d: each its result or its error', async (chainId) => {
    const [good, bad] = await readContracts(kit, chainId, [
      balanceOf(alice.address),
      { ...balanceOf(alice.address), address: bob.address },
    ])
    expect(good).toMatchObject({ status: 'success', result: expect.any(BigInt) })
    expect(bad).toMatchObject({ status: 'failure' })
  })

  test('where the multicall contract is gone, its network reads on', async () => {
    await nodeOf(185, 'anvil_setCode', multicall.address, '0x')
    const read = () => readContract(kit, 185, balanceOf(alice.address))
    const all = await Promise.all([read(), read(), read()])
    expect(new Set(all).size).toBe(1)
    const [one] = await readContracts(kit, 185, [balanceOf(alice.address)])
    expect(one).toMatchObject({ status: 'success', result: all[0] })
  })

  test('pending transaction count', async () => {
    const before = await readTransactionCount(kit, 1, alice.address)
    await node('evm_setAutomine', false)
    const hash = await pay(bob.address, 1n)
    expect(await readTransactionCount(kit, 1, alice.address)).toBe(before + 1)
    await node('evm_setAutomine', true)
    await node('anvil_mine')
    await whileMining(waitForReceipt(kit, 1, hash))
  })

  test('gas estimate', async () => {
    const transaction = { from: alice.address, to: bob.address, value: parseEther('1') }
    expect(await estimateGas(kit, 1, transaction)).toBe(21_000n)
    const getBlock = encodeFunctionData({ abi: multicall3Abi, functionName: 'getBlockNumber' })
    expect(await estimateGas(kit, 1, { to: multicall.address, data: getBlock })).toBeGreaterThan(
      21_000n,
    )
  })

  test('gas price', async () => {
    expect(await readGasPrice(kit, 1)).toBeGreaterThan(0n)
  })

  test('fees: base fee x 1.2 and a tip of 1.5 gwei', async () => {
    await node('anvil_setNextBlockBaseFeePerGas', numberToHex(10_000_000_000n))
    await node('anvil_mine')
    expect(await estimateFees(kit, 1)).toEqual({
      kind: 'eip1559',
      baseFeePerGas: 10_000_000_000n,
      maxFeePerGas: 13_500_000_000n,
      maxPriorityFeePerGas: 1_500_000_000n,
    })
    expect(await estimateFees(kit, 1, { tip: 0n })).toMatchObject({ maxFeePerGas: 12_000_000_000n })
    expect(await estimateFeesPerGas(kit.wagmi, { chainId: 1 })).toMatchObject({
      maxFeePerGas: 13_500_000_000n,
      maxPriorityFeePerGas: 1_500_000_000n,
    })
  })

  test('waiting for a receipt: also for one that is mined later, and for a revert', async () => {
    await node('evm_setAutomine', false)
    const waiting = waitForReceipt(kit, 1, await pay(bob.address, 2n))
    await node('evm_setAutomine', true)
    await node('anvil_mine')
    expect(await whileMining(waiting)).toMatchObject({ status: 'success' })
    const data = encodeFunctionData({
      abi: foyerTokenAbi,
      functionName: 'transfer',
      args: [alice.address, 2n ** 200n],
    })
    const reverted = await node('eth_sendTransaction', {
      from: bob.address,
      to: token,
      data,
      gas: '0x30000',
    })
    const failed = await whileMining(waitForReceipt(kit, 1, String(reverted)))
    expect(failed).toMatchObject({ status: 'reverted' })
  })
})

test('a receipt that is late is asked for six times more, after 200 ms and twice as long each time', async () => {
  const late = await fakeNode((calls, response, isList) => {
    const answers = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_chainId' || method === 'eth_blockNumber' ? '0x1' : null,
    }))
    json(response, isList ? answers : answers[0])
  })
  const expected = [200, 400, 800, 1_600, 3_200, 6_400]
  const waits: number[] = []
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, delay, ...rest) => {
    // Node's own fetch sets timers too.
    if (delay === undefined || !expected.includes(delay)) return real(act, delay, ...rest)
    waits.push(delay)
    return real(act, 1, ...rest)
  })
  const lateKit = kitConfigForTest([], { chains: [readThrough(ethereum, [late.url])] })
  // Never there: the test looks at the first waits only.
  waitForReceipt(lateKit, 1, zeroHash, { timeout: 8_000 }).catch(() => undefined)
  await vi.waitFor(() => expect(waits.slice(0, 6)).toEqual(expected), { timeout: 10_000 })
})

test('fees of a network without a base fee: the node’s gas price x 1.2', async () => {
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x1',
    eth_getBlockByNumber: { number: '0x1' },
    eth_gasPrice: numberToHex(30_000_000_000n),
  }
  const legacy = await fakeNode((calls, response, isList) => {
    const answers = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: results[method],
    }))
    json(response, isList ? answers : answers[0])
  })
  const old = kitConfigForTest([], { chains: [readThrough(ethereum, [legacy.url])] })
  expect(await estimateFees(old, 1)).toEqual({
    kind: 'legacy',
    gasPrice: 36_000_000_000n,
  })
})

describe('what a read refuses before it asks', () => {
  const nowhere = kitConfigForTest([])
  test.each([
    '',
    '0x',
    `${alice.address}0`,
    `0x${'g'.repeat(40)}`,
    alice.address.replace('f', 'F'),
  ])('the address "%s"', async (address) => {
    await expect(readBalance(nowhere, 1, address)).rejects.toThrow(InvalidAddressError)
    await expect(readTransactionCount(nowhere, 1, address)).rejects.toThrow(
      `Address "${address}" is invalid`,
    )
  })

  test.each(['', '0x1', `${zeroHash}0`, zeroHash.slice(2)])('the hash "%s"', async (hash) => {
    await expect(readTransaction(nowhere, 1, hash)).rejects.toThrow(InvalidHashError)
    await expect(readReceipt(nowhere, 1, hash)).rejects.toThrow(InvalidHashError)
  })

  test.each([0, -1, 1.5, Number.NaN])('%d confirmations', async (confirmations) => {
    await expect(waitForReceipt(nowhere, 1, zeroHash, { confirmations })).rejects.toThrow(
      InvalidConfirmationsError,
    )
  })

  test('a network that is not configured', async () => {
    const work = readBlockNumber(nowhere, 5)
    await expect(work).rejects.toThrow(ChainNotConfiguredError)
    await expect(readGasPrice(nowhere, 5)).rejects.toThrow('Chain 5 not configured')
  })
})
