import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { serveFiles } from '../static/serveFiles.ts'

const publicDir = fileURLToPath(new URL('../public', import.meta.url))

/** `/<name>.png`: the avatars of the demo's names. */
export function avatarRoutes(): Hono {
  const rewriteRequestPath = (path: string) => path.replace(/^\/demo/, '')
  return new Hono().get('/:file{[a-z]+\\.png}', serveFiles(publicDir, { rewriteRequestPath }))
}
