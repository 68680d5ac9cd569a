import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { brotli } from '../../apps/shell/vite/precompress.ts'
import { portOf } from '../../scripts/lib/portOf.ts'

/** A built app on its own port. */
export interface ServedApp {
  readonly origin: string
  /** JSON-RPC requests (HTTP) so far. */
  rpcRequests(): number
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/**
 * Serves a build from memory, compressed with brotli at quality 11 and immutable below `/assets/`.
 * `/rpc/<chain id>` is a real node that reports that chain id.
 */
export async function serveApp(folder: string, nodeUrl: string): Promise<ServedApp> {
  const files = new Map<string, { readonly body: Uint8Array; readonly type: string }>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const type = types[extname(path)] ?? 'application/octet-stream'
    files.set(path.slice(folder.length), { body: await brotli(await readFile(path)), type })
  }
  let rpcRequests = 0
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench')
    const chainId = /^\/rpc\/(\d+)$/.exec(pathname)?.[1]
    if (chainId && request.method === 'POST') {
      rpcRequests += 1
      const answer = await forward(nodeUrl, Number(chainId), await bodyOf(request))
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
      return
    }
    const file = files.get(pathname === '/' ? '/index.html' : pathname)
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const isAsset = pathname.startsWith('/assets/')
    response
      .writeHead(200, {
        'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
        'content-encoding': 'br',
        'content-type': file.type,
      })
      .end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${portOf(server)}`,
    rpcRequests: () => rpcRequests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface RpcRequest {
  readonly id: unknown
  readonly method: string
}

async function forward(nodeUrl: string, chainId: number, body: string): Promise<string> {
  const response = await fetch(nodeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const asked = [JSON.parse(body) as RpcRequest | RpcRequest[]].flat()
  const answered = [await response.json()].flat() as { id: unknown; result?: unknown }[]
  for (const { id, method } of asked) {
    const answer = answered.find((one) => one.id === id)
    if (answer && method === 'eth_chainId') answer.result = `0x${chainId.toString(16)}`
  }
  return JSON.stringify(body.trimStart().startsWith('[') ? answered : answered[0])
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
