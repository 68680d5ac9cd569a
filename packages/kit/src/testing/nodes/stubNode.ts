import { vi } from 'vitest'

/** A node of chain 1 that answers everything with 0x1. */
export function stubNode(): void {
  vi.stubGlobal('fetch', async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
}

/** No node can be reached. */
export function stubUnreachableNode(): void {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no node')))
}

interface Call {
  readonly id: number
  readonly method: string
}

/** A node of chain 1 that answers all else with this balance. Returns the methods it is asked. */
export function stubBalance(wei: bigint): readonly string[] {
  const asked: string[] = []
  const answer = ({ id, method }: Call) => {
    asked.push(method)
    const result = method === 'eth_chainId' ? '0x1' : `0x${wei.toString(16)}`
    return { jsonrpc: '2.0', id, result }
  }
  vi.stubGlobal('fetch', async (_url: unknown, { body }: RequestInit) => {
    const calls: Call | readonly Call[] = JSON.parse(String(body))
    return Response.json('id' in calls ? answer(calls) : calls.map(answer))
  })
  return asked
}
