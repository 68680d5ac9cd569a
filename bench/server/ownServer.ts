import { createServer } from 'node:http'
import { createAuth } from '@foyer/auth'
import { toNodeHandler } from '@foyer/auth/node'
import { sqliteStore } from '@foyer/auth/sqlite'

// node ownServer.ts <database file> <port>: a server with only our handlers.
const [file = '', port = ''] = process.argv.slice(2)
const open = { perClient: 1e9, overall: 1e9 }
const auth = createAuth({
  origin: `http://localhost:${port}`,
  chainIds: [1],
  store: sqliteStore({ file }),
  limits: { nonces: open, verifications: open, reads: open, outstandingNonces: 1e9 },
})
const handler = toNodeHandler(auth)
const server = createServer((request, response) => {
  if (request.url === '/cpu') response.end(JSON.stringify(process.cpuUsage()))
  else void handler(request, response)
})
server.listen(Number(port), '127.0.0.1', () => console.log('ready'))
