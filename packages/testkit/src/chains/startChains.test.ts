import { createPublicClient, http, isHash, numberToHex, parseEther, webSocket } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { anvilAccounts } from './accounts.ts'
import { startBalances } from './balances.ts'
import { contractAddress } from './contractAddress.ts'
import { demoContracts } from './demoContracts.ts'
import type { LocalChains } from './localChains.ts'
import { receiptOf } from './receiptOf.ts'
import { rpc, rpcBatch } from './rpc.ts'
import { startChains } from './startChains.ts'

const ids = [1, 56, 185, 8453, 42161, 2310, 1329]
const [alice, bob] = anvilAccounts

/** Sends from an account whose key the node holds. */
async function send(url: string, value: bigint) {
  const hash = await rpc(url, 'eth_sendTransaction', {
    from: alice.address,
    to: bob.address,
    value: numberToHex(value),
  })
  if (typeof hash !== 'string' || !isHash(hash)) throw new Error('The node gave no hash.')
  return hash
}

/** By what factor work is slower at the moment, because of other programs. */
function slowness(): number {
  const workMs = 50
  const began = performance.now()
  const before = process.threadCpuUsage()
  for (let used = 0; used < workMs * 1000; ) {
    const { system, user } = process.threadCpuUsage(before)
    used = system + user
  }
  return Math.max(1, (performance.now() - began) / workMs)
}

const clientOf = (url: string) => createPublicClient({ transport: http(url), pollingInterval: 50 })

describe('seven chains with instant mining', () => {
  let chains: LocalChains
  const progress: string[] = []
  let tookMs = 0

  async function start(onProgress?: (text: string) => void) {
    const slownessBefore = slowness()
    const began = performance.now()
    const started = await startChains({ chains: ids.map((id) => ({ id })), onProgress })
    tookMs = (performance.now() - began) / Math.max(slownessBefore, slowness())
    return started
  }

  beforeAll(async () => {
    chains = await start((text) => progress.push(text))
  })
  afterAll(() => chains.stop())

  it('start with contracts and names within 3 s', async () => {
    // A slow start on a busy machine does not count: try again.
    for (let again = 0; again < 4 && tookMs >= 3000; again += 1) await (await start()).stop()
    console.info(`Seven local chains with contracts and names: ${Math.round(tookMs)} ms`)
    expect(tookMs).toBeLessThan(3000)
  })

  it('report each chain once', () => {
    const started = progress.map((text) => Number(/^Chain (\d+) is ready/.exec(text)?.[1]))
    expect(started.toSorted()).toEqual(ids.toSorted())
    expect(progress.at(-1)).toContain('(7 of 7)')
  })

  it('respond with their own ids, in the requested order', async () => {
    expect(chains.chains.map(({ chainId }) => chainId)).toEqual(ids)
    const answers = await Promise.all(ids.map((id) => rpc(chains.url(id), 'eth_chainId')))
    expect(answers).toEqual(ids.map((id) => numberToHex(id)))
  })

  it('refuse pages of other origins', async () => {
    const url = chains.url(1)
    const origin = 'https://evil.example'
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}'
    const json = { origin, 'content-type': 'application/json' }
    const read = await fetch(url, { method: 'POST', body, headers: json })
    for (const { headers } of [preflight, read]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    // The node rejects requests that a page may send without a preflight.
    const simple = { origin, 'content-type': 'text/plain' }
    expect(
      await (await fetch(url, { method: 'POST', body, headers: simple })).text(),
    ).not.toContain('result')
  })

  it('respond over a WebSocket too', async () => {
    const chain = chains.chains[1]
    const client = createPublicClient({ transport: webSocket(chain?.wsUrl) })
    onTestFinished(async () => (await client.transport.getRpcClient()).close())
    expect(await client.getChainId()).toBe(56)
  })

  it('throw an error that names a chain that was not started', () => {
    expect(() => chains.url(10)).toThrow('Chain 10 was not started.')
  })

  it('give the accounts the balances of the table', async () => {
    for (const id of ids) {
      const balances = await rpcBatch(
        chains.url(id),
        anvilAccounts.map(({ address }) => ['eth_getBalance', address, 'latest']),
      )
      expect(balances).toEqual(startBalances(id).map((balance) => numberToHex(balance)))
    }
    expect(startBalances(1)[0]).toBe(parseEther('2.4081'))
    expect(startBalances(185)[0]).toBe(parseEther('0.1042'))
  })

  it('leave the accounts unused, so that their first transaction has nonce 0', async () => {
    const counts = ids.map((id) =>
      rpc(chains.url(id), 'eth_getTransactionCount', alice.address, 'latest'),
    )
    expect(await Promise.all(counts)).toEqual(ids.map(() => '0x0'))
  })

  it('have names on chain 1 only and multicall everywhere', async () => {
    const hasCode = async (id: number, address: string) =>
      (await rpc(chains.url(id), 'eth_getCode', address, 'latest')) !== '0x'
    const here = (address: string) => Promise.all(ids.map((id) => hasCode(id, address)))

    expect(await here(demoContracts.multicall3)).toEqual(ids.map(() => true))
    for (const address of [
      demoContracts.ensRegistry,
      demoContracts.ensUniversalResolver,
      contractAddress('NameResolver'),
    ]) {
      expect(await here(address)).toEqual(ids.map((id) => id === 1))
    }
  })

  it('mine a transaction immediately', async () => {
    const client = clientOf(chains.url(8453))
    const receipt = await receiptOf(client, await send(chains.url(8453), 1n))
    expect(receipt.status).toBe('success')
  })

  it('revert to a snapshot more than once', async () => {
    const client = clientOf(chains.url(56))
    const before = await client.getBlock()
    const snapshot = await chains.snapshot()

    for (const value of [1n, 2n]) {
      const hash = await send(chains.url(56), value)
      await receiptOf(client, hash)
      expect(await client.getTransactionCount(alice)).toBe(1)

      await chains.revert(snapshot)
      expect(await client.getTransactionCount(alice)).toBe(0)
      expect((await client.getBlock()).hash).toBe(before.hash)
      await expect(client.getTransactionReceipt({ hash })).rejects.toThrow(/could not be found/)
    }
  })

  it('revert over more blocks than the node keeps states for', async () => {
    const url = chains.url(1329)
    const snapshot = await chains.snapshot()
    const { number } = await clientOf(url).getBlock()
    await receiptOf(clientOf(url), await send(url, 1n))
    await rpc(url, 'anvil_mine', numberToHex(100))

    await chains.revert(snapshot)

    expect((await clientOf(url).getBlock()).number).toBe(number)
    expect(await clientOf(url).getBalance(alice)).toBe(startBalances(1329)[0])
  })

  it('drop pending transactions and keep mining after a revert', async () => {
    const url = chains.url(42161)
    const client = clientOf(url)
    const snapshot = await chains.snapshot()
    await rpc(url, 'evm_setAutomine', false)
    await send(url, 5n)
    expect(await rpc(url, 'txpool_status')).toMatchObject({ pending: '0x1' })

    await chains.revert(snapshot)

    expect(await rpc(url, 'txpool_status')).toMatchObject({ pending: '0x0' })
    const receipt = await receiptOf(client, await send(url, 6n))
    expect((await client.getTransaction({ hash: receipt.transactionHash })).nonce).toBe(0)
    await chains.revert(snapshot)
  })

  it('revert the clock too', async () => {
    const url = chains.url(2310)
    const client = clientOf(url)
    const snapshot = await chains.snapshot()
    const { timestamp } = await client.getBlock()
    await rpcBatch(url, [['evm_increaseTime', 1_000_000]])
    await rpc(url, 'evm_mine')
    expect((await client.getBlock()).timestamp).toBeGreaterThanOrEqual(timestamp + 1_000_000n)

    await chains.revert(snapshot)
    await rpc(url, 'evm_mine')

    expect((await client.getBlock()).timestamp).toBeLessThan(timestamp + 1000n)
  })

  it('refuse a snapshot that an earlier revert removed, naming the chain', async () => {
    const earlier = await chains.snapshot()
    const later = await chains.snapshot()
    await chains.revert(earlier)
    await expect(chains.revert(later)).rejects.toThrow(/^Chain \d+ no longer has this snapshot\.$/)
  })

  it('have a unique genesis block on every start, even within a second', async () => {
    const again = await startChains({ chains: ids.map((id) => ({ id })) })
    onTestFinished(() => again.stop())
    const genesis = async (from: LocalChains, id: number) =>
      (await clientOf(from.url(id)).getBlock({ blockNumber: 0n })).hash

    const hashes = await Promise.all(
      [chains, again].flatMap((from) => ids.map((id) => genesis(from, id))),
    )
    expect(new Set(hashes).size).toBe(14)
  })
})

describe('chains with a block time', () => {
  it('mine on schedule, also after a revert', async () => {
    const chains = await startChains({ chains: [{ id: 8453 }], blockTimeSeconds: 1 })
    onTestFinished(() => chains.stop())
    const url = chains.url(8453)
    const waiting = async () => (await rpc(url, 'txpool_status')) as { pending: string }
    const snapshot = await chains.snapshot()
    expect(await rpc(url, 'anvil_getIntervalMining')).toBe(1)
    expect(await rpc(url, 'anvil_getAutomine')).toBe(false)

    const hash = await send(url, 1n)
    expect(await waiting()).toMatchObject({ pending: '0x1' })
    const receipt = await receiptOf(clientOf(url), hash)
    expect(receipt.status).toBe('success')

    await chains.revert(snapshot)
    const { number } = await clientOf(url).getBlock()
    await vi.waitFor(async () =>
      expect((await clientOf(url).getBlock()).number).toBeGreaterThan(number),
    )
  })
})
