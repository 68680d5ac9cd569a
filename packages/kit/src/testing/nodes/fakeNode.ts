import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

interface Call {
  readonly id: number
  readonly method: string
  readonly params?: unknown
}

/** How a node answers one HTTP request. */
export type NodeBehaviour = (
  calls: readonly Call[],
  response: ServerResponse,
  isList: boolean,
) => void

/** A local HTTP node whose behaviour is set by the test. */
export interface FakeNode {
  readonly url: string
  /** The methods of each HTTP request, in order of arrival. */
  readonly requests: readonly (readonly string[])[]
  behave(behaviour: NodeBehaviour): void
}

/** Answers with the given chain id and block number, and '0x1' for everything else. */
export function honest(chainId = 1, block = 100): NodeBehaviour {
  return (calls, response, isList) => {
    const answers = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: resultOf(method, chainId, block),
    }))
    json(response, isList ? answers : answers[0])
  }
}

function resultOf(method: string, chainId: number, block: number): string {
  if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
  return method === 'eth_blockNumber' ? `0x${block.toString(16)}` : '0x1'
}

export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** Starts a fake node on a free port and stops it after the test. */
export async function fakeNode(first: NodeBehaviour = honest()): Promise<FakeNode> {
  const requests: (readonly string[])[] = []
  let behaviour = first
  const server = createServer((request, response) => {
    void readCalls(request).then(({ calls, isList }) => {
      requests.push(calls.map(({ method }) => method))
      behaviour(calls, response, isList)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    behave: (next) => {
      behaviour = next
    },
  }
}

async function readCalls(request: IncomingMessage) {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body: Call | Call[] = JSON.parse(Buffer.concat(chunks).toString())
  return { isList: Array.isArray(body), calls: Array.isArray(body) ? body : [body] }
}
