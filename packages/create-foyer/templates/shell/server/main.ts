import { readFile } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createAuthServer } from './auth.ts'

// Serves the output of `npm run build`, and the sign-in server below /auth.
const port = Number(process.env.PORT ?? 3000)
const origin = process.env.PUBLIC_URL ?? `http://localhost:${port}`
const auth = createAuthServer(origin)

const app = new Hono()
app.use(async (context, next) => {
  await next()
  context.header('x-content-type-options', 'nosniff')
  context.header('referrer-policy', 'same-origin')
})
app.all('/auth/*', (context) => auth.fetch(context.req.raw))
app.use(serveStatic({ root: 'dist' }))
// Pages are routes of the app.
app.get('*', async (context) => context.html(await readFile('dist/index.html', 'utf8')))

serve({ fetch: app.fetch, port }, () => console.log(`Serving ${origin}`))
