import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { createFileServer } from '../static/createFileServer.ts'

const publicDir = fileURLToPath(new URL('../public', import.meta.url))

/** `/<name>.png`: the avatars of the demo's names. */
export function avatarRoutes(): Hono {
  const serveFile = createFileServer(publicDir)
  return new Hono().get('/:file', async (context) => {
    const name = context.req.param('file')
    if (!/^[a-z]+\.png$/.test(name)) return context.notFound()
    const { headers, url } = context.req.raw
    const request = new Request(new URL(`/avatars/${name}`, url), { headers })
    return (await serveFile(request)) ?? context.notFound()
  })
}
