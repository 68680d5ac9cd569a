import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export interface Harness {
  readonly url: string
  stop(): Promise<void>
}

/** Foyer's content policy, for a page that contacts no other host. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Builds the harness page into a separate folder and serves it on a free port. */
export async function startHarness(name: string): Promise<Harness> {
  const folder = fileURLToPath(new URL(`../../.cache/ui-harness/${name}`, import.meta.url))
  await build({
    configFile: fileURLToPath(new URL('harness/vite.config.ts', import.meta.url)),
    build: { outDir: folder },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname === '/' ? 'index.html' : pathname.slice(1)
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    readFile(join(folder, file)).then(
      (body) => {
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
        response.end(body)
      },
      () => {
        response.statusCode = 404
        response.end()
      },
    )
  })
  return { url: await listen(server), stop: () => stop(server) }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`)
    })
  })
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
