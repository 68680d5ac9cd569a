import { readFile } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createAuthServer } from './auth.ts'

// Serves the output of `npm run build`, and the sign-in server below /auth.
const port = Number(process.env.PORT ?? 3000)
const origin = process.env.PUBLIC_URL ?? `http://localhost:${port}`
const auth = createAuthServer(origin)

const app = new Hono()
app.all('/auth/*', (context) => {
  // The address is for the limits of one visitor, and missing if they have reset the connection.
  const { address } = getConnInfo(context).remote
  if (address === undefined) return new Response(null, { status: 400 })
  return auth.fetch(context.req.raw, { peerAddress: address })
})
app.use(async (context, next) => {
  // Vite names these files after what they contain.
  const isBuilt = context.req.path.startsWith('/assets/')
  await next()
  const mayKeep = isBuilt && context.res.ok
  context.header('cache-control', mayKeep ? 'public, max-age=31536000, immutable' : 'no-cache')
  context.header('content-security-policy', "frame-ancestors 'self'")
  context.header('referrer-policy', 'same-origin')
  context.header('x-content-type-options', 'nosniff')
})
app.use(serveStatic({ root: 'dist' }))
app.get('/assets/*', (context) => context.notFound())
// Every other path is a page, which the app's router draws.
app.get('*', async (context) => context.html(await readFile('dist/index.html', 'utf8')))

serve({ fetch: app.fetch, port }, () => console.log(`Serving ${origin}`))
