import { createServer } from 'node:http'
import { createAuth } from '@foyer/auth'
import { sqliteStore } from '@foyer/auth/sqlite'
import { getRequestListener } from '@hono/node-server'

// node ownServer.ts <database file> <port>: a server with only our handlers.
const [file = '', port = ''] = process.argv.slice(2)
const open = { perClient: 1e9, overall: 1e9 }
const auth = createAuth({
  origin: `http://localhost:${port}`,
  chainIds: [1],
  store: sqliteStore({ file }),
  limits: { nonces: open, verifications: open, reads: open, outstandingNonces: 1e9 },
})
const listener = getRequestListener((request) => {
  if (request.url.endsWith('/cpu')) return Response.json(process.cpuUsage())
  return auth.fetch(request, { peerAddress: '127.0.0.1' })
})
createServer(listener).listen(Number(port), '127.0.0.1', () => console.log('ready'))
