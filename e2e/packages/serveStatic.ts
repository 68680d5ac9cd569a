import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { portOf } from '../../scripts/lib/portOf.ts'

/** A folder of files, served to a browser. */
export interface StaticSite {
  readonly origin: string
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder below a path; `/name` is `name.html` as well. */
export async function serveStatic(folder: string, base: string): Promise<StaticSite> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const name = normalize(decodeURIComponent(pathname.slice(base.length)))
    for (const candidate of [name, `${name}.html`, join(name, 'index.html')]) {
      const content = await readFile(join(folder, candidate)).catch(() => undefined)
      if (content === undefined) continue
      const type = types[extname(candidate)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type }).end(content)
      return
    }
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
