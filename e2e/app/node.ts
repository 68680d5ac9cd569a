import { expect, type Page } from '@playwright/test'
import type { Stack } from './fixtures.ts'

/** Sends one call directly to a chain's node. Throws with the node's message. */
export async function askNode(
  url: string,
  method: string,
  ...params: readonly unknown[]
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null) throw new Error(`${method}: no answer`)
  const error: unknown = Reflect.get(answer, 'error')
  if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
  return Reflect.get(answer, 'result')
}

/** The node of one chain, now mining only on request. */
export async function stoppedNode(stack: Stack, chainId = 1) {
  const url = stack.chains.url(chainId)
  const ask = (method: string, ...params: readonly unknown[]) => askNode(url, method, ...params)
  await ask('evm_setIntervalMining', 0)
  await ask('evm_setAutomine', false)
  return {
    ask,
    mine: (blocks = 1) => ask('anvil_mine', `0x${blocks.toString(16)}`),
    /**
     * Sends with the node's own key of an account and with fixed gas, so that nothing is simulated
     * first.
     */
    async send(fields: Readonly<Record<string, string>>): Promise<string> {
      const hash = await ask('eth_sendTransaction', { gas: '0x30d40', ...fields })
      return String(hash)
    },
    nonceOf: async (account: string) =>
      Number(await ask('eth_getTransactionCount', account, 'latest')),
  }
}

/**
 * Writes records into the browser's storage, as a visit of this account with an earlier version
 * would have left them.
 */
export async function keepRecords(
  page: Page,
  address: string,
  records: Readonly<Record<number, readonly object[]>>,
): Promise<void> {
  await page.evaluate(
    ([account, data]) => {
      const { instance } = JSON.parse(localStorage.getItem('foyer.store') ?? '{}')
      const stored = { [account.toLowerCase()]: data }
      localStorage.setItem('foyer.transactions', JSON.stringify({ v: 2, instance, data: stored }))
    },
    [address, records] as const,
  )
}

/** A thousand records, half of them on each of two chains. The first `pending` ones are pending. */
export function thousandRecords(pending: number): Readonly<Record<number, readonly object[]>> {
  const records = Array.from({ length: 1_000 }, (_, index) => {
    const hash = `0x${(index + 1).toString(16).padStart(64, '0')}`
    const status = index < pending ? 'pending' : 'confirmed'
    const addedAt = Date.now() - index * 600_000
    return { hash, id: hash, kind: 'transaction', description: `No ${index + 1}`, status, addedAt }
  })
  return { 1: records.slice(0, 500), 8453: records.slice(500) }
}

/** Counts the page's requests of this method to its nodes from now on. */
export function countRequests(page: Page, method: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/rpc/')) count += request.postData()?.includes(method) ? 1 : 0
  })
  return () => count
}

/** Waits until the page has sent this many more of the counted requests. */
export async function waitForRequests(asked: () => number, more: number): Promise<void> {
  const before = asked()
  await expect.poll(asked, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + more)
}
