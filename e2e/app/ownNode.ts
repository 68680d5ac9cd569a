import { createServer, type Server, type ServerResponse } from 'node:http'

/**
 * A node as a visitor would run it: forwards JSON-RPC to a local chain, and accepts requests from
 * any page.
 */
export interface OwnNode {
  readonly url: string
  /** The requested methods, one line per HTTP request. */
  readonly asked: readonly string[]
  /** Sets how it answers from now on. Undefined: it forwards answers unchanged. */
  behave(behaviour: NodeBehaviour | undefined): void
  /** Stops it, even during a request. */
  stop(): Promise<void>
}

/** Changes an answer before it is sent. The headers are set, but not sent yet. */
export type NodeBehaviour = (response: ServerResponse, answer: string) => void

const passOn: NodeBehaviour = (response, answer) => response.end(answer)

export async function startOwnNode(upstream: string): Promise<OwnNode> {
  const asked: string[] = []
  let behave = passOn
  const server = createServer((request, response) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'content-type': 'application/json',
    }
    if (request.method !== 'POST') {
      response.writeHead(204, headers).end()
      return
    }
    const chunks: Uint8Array[] = []
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      asked.push(body)
      fetch(upstream, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
        .then((answer) => answer.text())
        .then((text) => {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
          behave(response, text)
        })
        .catch(() => response.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The node has no port.')
  return {
    url: `http://localhost:${address.port}`,
    asked,
    behave(behaviour = passOn) {
      behave = behaviour
    },
    stop: () => stop(server),
  }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
