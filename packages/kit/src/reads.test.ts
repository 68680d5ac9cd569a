import { foyerTokenAbi, multicall3Abi } from '@foyer/contracts'
import {
  anvilAccounts,
  contractAddress,
  type LocalChains,
  startChains,
} from '@foyer/testkit/chains'
import {
  ChainNotConfiguredError,
  estimateFeesPerGas,
  getBalance,
  getBlock,
  getBlockNumber,
  getGasPrice,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  readContract,
  readContracts,
  waitForTransactionReceipt,
} from '@wagmi/core'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hash,
  isHash,
  numberToHex,
  parseEther,
  zeroHash,
} from 'viem'
import {
  estimateGas,
  getLogs,
  waitForTransactionReceipt as waitWithoutThrowing,
} from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  ethereum,
  kitConfigForTest,
  mint,
  multicall,
  readThrough,
} from './testing/kitConfigForTest.ts'
import { fakeNode, json } from './testing/nodes/fakeNode.ts'

/** wagmi's and viem's own reads, through the kit's transports, on real nodes. */

const [alice, bob] = anvilAccounts
const token = contractAddress('FoyerToken')
let chains: LocalChains
let wagmi: ReturnType<typeof kitConfigForTest>['wagmi']

beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }, { id: 185 }] })
  const kit = kitConfigForTest([], {
    chains: [
      readThrough(ethereum, [chains.url(1)]),
      {
        ...readThrough(mint, [chains.url(185)]),
        contracts: { multicall3: { ...multicall, deployless: true } },
      },
    ],
  })
  wagmi = kit.wagmi
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

/** Mines blocks, as on a live network. viem asks again for a missing receipt on each new block. */
async function whileMining<T>(waiting: Promise<T>): Promise<T> {
  const timer = setInterval(() => void node('anvil_mine'), 500)
  try {
    return await waiting
  } finally {
    clearInterval(timer)
  }
}

async function pay(to: Address, value: bigint) {
  const from = alice.address
  return hashOf(await node('eth_sendTransaction', { from, to, value: numberToHex(value) }))
}

function hashOf(value: unknown): Hash {
  if (typeof value !== 'string' || !isHash(value)) throw new Error('no hash')
  return value
}

const balanceOf = (address: Address) =>
  ({ address: token, abi: foyerTokenAbi, functionName: 'balanceOf', args: [address] }) as const

describe('reads', () => {
  test('balance', async () => {
    const { value: before } = await getBalance(wagmi, { chainId: 1, address: bob.address })
    await pay(bob.address, 7n)
    const { value } = await getBalance(wagmi, { chainId: 1, address: bob.address })
    expect(value).toBe(before + 7n)
  })

  test('block number and latest block', async () => {
    const blockNumber = () => getBlockNumber(wagmi, { chainId: 1, cacheTime: 0 })
    const { number } = await getBlock(wagmi, { chainId: 1 })
    expect(await blockNumber()).toBe(number)
    await node('anvil_mine', '0x3')
    expect(await blockNumber()).toBe(number + 3n)
  })

  test('transaction and receipt', async () => {
    const hash = await pay(bob.address, 5n)
    const transaction = await getTransaction(wagmi, { chainId: 1, hash })
    expect(transaction).toMatchObject({ hash, value: 5n })
    const receipt = await getTransactionReceipt(wagmi, { chainId: 1, hash })
    expect(receipt).toMatchObject({ status: 'success' })
    await expect(getTransactionReceipt(wagmi, { chainId: 1, hash: zeroHash })).rejects.toThrow(
      'could not be found',
    )
  })

  test('logs', async () => {
    const data = encodeFunctionData({ abi: foyerTokenAbi, functionName: 'faucet' })
    const hash = hashOf(await node('eth_sendTransaction', { from: alice.address, to: token, data }))
    const { blockNumber } = await whileMining(
      waitForTransactionReceipt(wagmi, { chainId: 1, hash }),
    )
    const client = wagmi.getClient({ chainId: 1 })
    const logs = await getLogs(client, { address: token, fromBlock: blockNumber })
    expect(logs).toMatchObject([{ address: token.toLowerCase(), transactionHash: hash }])
  })

  test('contract read', async () => {
    const symbol = { address: token, abi: foyerTokenAbi, functionName: 'symbol' } as const
    expect(await readContract(wagmi, { chainId: 1, ...symbol })).toBe('FOYER')
  })

  test.each([
    1, 185,
  ])('simultaneous contract reads on chain %d each return a result or an error', async (chainId) => {
    const [good, bad] = await readContracts(wagmi, {
      contracts: [
        { chainId, ...balanceOf(alice.address) },
        { chainId, ...balanceOf(alice.address), address: bob.address },
      ],
    })
    expect(good).toMatchObject({ status: 'success', result: expect.any(BigInt) })
    expect(bad).toMatchObject({ status: 'failure' })
  })

  test('a network whose multicall contract is missing still reads', async () => {
    await nodeOf(185, 'anvil_setCode', multicall.address, '0x')
    const read = () => readContract(wagmi, { chainId: 185, ...balanceOf(alice.address) })
    const all = await Promise.all([read(), read(), read()])
    expect(new Set(all).size).toBe(1)
    const [one] = await readContracts(wagmi, {
      contracts: [{ chainId: 185, ...balanceOf(alice.address) }],
    })
    expect(one).toMatchObject({ status: 'success', result: all[0] })
  })

  test('pending transaction count', async () => {
    const count = () =>
      getTransactionCount(wagmi, { chainId: 1, address: alice.address, blockTag: 'pending' })
    const before = await count()
    await node('evm_setAutomine', false)
    const hash = await pay(bob.address, 1n)
    expect(await count()).toBe(before + 1)
    await node('evm_setAutomine', true)
    await node('anvil_mine')
    await whileMining(waitForTransactionReceipt(wagmi, { chainId: 1, hash }))
  })

  test('gas estimate', async () => {
    const client: Client = wagmi.getClient({ chainId: 1 })
    const transaction = { account: alice.address, to: bob.address, value: parseEther('1') }
    expect(await estimateGas(client, transaction)).toBe(21_000n)
    const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'getBlockNumber' })
    expect(await estimateGas(client, { to: multicall.address, data })).toBeGreaterThan(21_000n)
  })

  test('gas price', async () => {
    expect(await getGasPrice(wagmi, { chainId: 1 })).toBeGreaterThan(0n)
  })

  test.each([
    [10_000_000_000n, 13_500_000_000n],
    [33_333_333_333n, 41_499_999_999n],
  ])('fees: a base fee of %d wei x 1.2 and a tip of 1.5 gwei is %d', async (base, maxFeePerGas) => {
    await node('anvil_setNextBlockBaseFeePerGas', numberToHex(base))
    await node('anvil_mine')
    expect(await estimateFeesPerGas(wagmi, { chainId: 1 })).toEqual({
      maxFeePerGas,
      maxPriorityFeePerGas: 1_500_000_000n,
    })
  })

  test('waiting for a receipt, including one mined later and a revert', async () => {
    await node('evm_setAutomine', false)
    const hash = await pay(bob.address, 2n)
    const waiting = waitForTransactionReceipt(wagmi, { chainId: 1, hash })
    await node('evm_setAutomine', true)
    await node('anvil_mine')
    expect(await whileMining(waiting)).toMatchObject({ status: 'success' })
    const data = encodeFunctionData({
      abi: foyerTokenAbi,
      functionName: 'transfer',
      args: [alice.address, 2n ** 200n],
    })
    const reverted = hashOf(
      await node('eth_sendTransaction', { from: bob.address, to: token, data, gas: '0x30000' }),
    )
    const client = wagmi.getClient({ chainId: 1 })
    const failed = await whileMining(waitWithoutThrowing(client, { hash: reverted }))
    expect(failed).toMatchObject({ status: 'reverted' })
    // wagmi's action throws instead.
    await expect(waitForTransactionReceipt(wagmi, { chainId: 1, hash: reverted })).rejects.toThrow()
  })
})

test('a late receipt is retried six times, after 200 ms and twice as long each time', async () => {
  let block = 0
  let isMined = false
  const late = await fakeNode((calls, response, isList) => {
    block += 1
    const results: Readonly<Record<string, unknown>> = {
      eth_chainId: '0x1',
      eth_blockNumber: numberToHex(block),
      ...(isMined && {
        eth_getTransactionByHash: { hash: zeroHash, blockNumber: '0x1' },
        eth_getTransactionReceipt: { blockNumber: '0x1', logs: [], status: '0x1' },
      }),
    }
    const answers = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: results[method] ?? null,
    }))
    json(response, isList ? answers : answers[0])
  })
  const round = [200, 400, 800, 1_600, 3_200, 6_400]
  const recorded = [...round, 12_800]
  const waits: number[] = []
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, delay, ...rest) => {
    // Node's own fetch sets timers too.
    if (delay === undefined || !recorded.includes(delay)) return real(act, delay, ...rest)
    waits.push(delay)
    return real(act, 1, ...rest)
  })
  const { wagmi } = kitConfigForTest([], { chains: [readThrough(ethereum, [late.url])] })
  const options = { chainId: 1, hash: zeroHash, pollingInterval: 20 } as const
  const waiting = waitForTransactionReceipt(wagmi, options)
  // After the sixth, the next block starts over.
  const expected = [...round, 200]
  await vi.waitFor(() => expect(waits.slice(0, 7)).toEqual(expected), { timeout: 30_000 })
  isMined = true
  expect(await waiting).toMatchObject({ status: 'success' })
})

test('fees without a base fee: the node’s gas price x 1.2', async () => {
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
  const fees = await estimateFeesPerGas(old.wagmi, { chainId: 1, type: 'legacy' })
  expect(fees).toEqual({ gasPrice: 36_000_000_000n })
})

test('an unconfigured network is refused before any request', async () => {
  const { wagmi } = kitConfigForTest([])
  expect(() => getBlockNumber(wagmi, { chainId: 5 })).toThrow(ChainNotConfiguredError)
  expect(() => getGasPrice(wagmi, { chainId: 5 })).toThrow('Chain not configured')
})
