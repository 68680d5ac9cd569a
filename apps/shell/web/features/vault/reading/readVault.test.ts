import { anvilAccounts, type LocalChains, receiptOf, startChains } from '@foyer/testkit/chains'
import {
  createClient,
  createPublicClient,
  createWalletClient,
  custom,
  encodeFunctionResult,
  erc20Abi,
  http,
  parseEther,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { vaultOn, vaultToken } from '../../../../config/vault.ts'
import { tokenAbi, vaultAbi } from '../vaultAbi.ts'
import { readVault } from './readVault.ts'

const account = privateKeyToAccount(anvilAccounts[0].privateKey)
const contracts = vaultOn(1, { mode: 'demo' }) ?? { token: '0x', timeLock: '0x' }

let chains: LocalChains
let requests = 0
beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }] })
})
afterAll(() => chains.stop())

const transport = (batch: boolean) =>
  http(chains.url(1), {
    batch,
    onFetchRequest: () => {
      requests += 1
    },
  })

it('reads balance, allowance and positions in one request', async () => {
  const wallet = createWalletClient({ account, chain: mainnet, transport: transport(false) })
  const reader = createPublicClient({
    chain: mainnet,
    transport: transport(true),
    batch: { multicall: true },
    pollingInterval: 5,
  })
  const send = async (to: `0x${string}`, call: Parameters<typeof wallet.writeContract>[0]) => {
    const hash = await wallet.writeContract({ ...call, address: to })
    await receiptOf(reader, hash)
  }
  const { token, timeLock } = contracts
  const base = { address: token, abi: tokenAbi, account, chain: mainnet }
  await send(token, { ...base, functionName: 'faucet' })
  await send(token, { ...base, functionName: 'approve', args: [timeLock, parseEther('300')] })
  const until = (await reader.getBlock()).timestamp + 1_000n
  await send(timeLock, {
    ...base,
    abi: vaultAbi,
    functionName: 'lock',
    args: [parseEther('100'), until],
  })

  requests = 0
  const reading = await readVault(reader, contracts, account.address)
  expect(requests).toBe(1)
  expect(reading).toEqual({
    held: parseEther('900'),
    allowance: parseEther('200'),
    positions: [
      {
        id: 1n,
        amount: parseEther('100'),
        lockedAt: BigInt(reading.chainTime),
        unlockTime: Number(until),
      },
    ],
    positionCount: 1,
    chainTime: expect.any(Number),
  })
})

it('reads many positions', async () => {
  const wallet = createWalletClient({ account, chain: mainnet, transport: transport(false) })
  const reader = createPublicClient({
    chain: mainnet,
    transport: transport(true),
    pollingInterval: 5,
  })
  const many = 201
  const { token, timeLock } = contracts
  const call = { account, chain: mainnet, gas: 300_000n }
  const before = (await readVault(reader, contracts, account.address)).positionCount
  await wallet.writeContract({
    ...call,
    address: token,
    abi: tokenAbi,
    functionName: 'approve',
    args: [timeLock, parseEther('300')],
  })
  const until = (await reader.getBlock()).timestamp + 100_000n
  let hash: `0x${string}` = '0x'
  for (let count = 0; count < many; count += 1) {
    hash = await wallet.writeContract({
      ...call,
      address: timeLock,
      abi: vaultAbi,
      functionName: 'lock',
      args: [1n, until],
    })
  }
  // They are mined in order, so all are done once the last one is.
  await receiptOf(reader, hash)
  const { positionCount, positions } = await readVault(reader, contracts, account.address)
  expect(positionCount).toBe(before + many)
  expect(new Set(positions.map(({ id }) => id)).size).toBe(positionCount)
})

it('the page names the token as its contract does', async () => {
  const reader = createPublicClient({ chain: mainnet, transport: transport(true) })
  const read = (functionName: 'symbol' | 'decimals') =>
    reader.readContract({ address: contracts.token, abi: erc20Abi, functionName })
  expect({ symbol: await read('symbol'), decimals: await read('decimals') }).toEqual(vaultToken)
})

it.each([
  ['lock', 2n ** 64n - 1n, 1n],
  ['block', 1n, 2n ** 64n - 1n],
  ['block', 1n, 8_640_000_000_000n],
])('refuses a %s with a time that no date can show', async (_, unlockTime, timestamp) => {
  const position = { id: 1n, amount: 1n, lockedAt: 1n, unlockTime }
  const page = encodeFunctionResult({
    abi: vaultAbi,
    functionName: 'positionsOf',
    result: [[position], 1n],
  })
  const client = createClient({
    transport: custom(
      {
        async request({ method, params }) {
          if (method !== 'eth_call') return { timestamp: toHex(timestamp), transactions: [] }
          return params[0].to === contracts.token ? toHex(1n, { size: 32 }) : page
        },
      },
      { retryCount: 0 },
    ),
  })
  await expect(readVault(client, contracts, account.address)).rejects.toThrow(RangeError)
})
