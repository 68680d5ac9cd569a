import { defaultLimits } from '@foyer/auth'
import { openPort } from '../../apps/shell/server/openPort.ts'
import { serve } from '../../apps/shell/server/serve.ts'

// node shellServer.ts <database file> <port>: the whole server as in production, without limits.
const [databaseFile = '', portText = ''] = process.argv.slice(2)
const host = '127.0.0.1'
const port = await openPort({ host, port: Number(portText) })
const open = { perClient: 1e9, overall: 1e9 }
await serve({
  mode: 'production',
  host,
  port: port.port,
  publicUrl: `http://localhost:${port.port}`,
  openPort: {
    ...port,
    attach: (listeners) =>
      port.attach({
        ...listeners,
        request: (request, response) => {
          if (request.url === '/cpu') response.end(JSON.stringify(process.cpuUsage()))
          else listeners.request(request, response)
        },
      }),
  },
  auth: {
    databaseFile,
    limits: {
      ...defaultLimits,
      nonces: open,
      verifications: open,
      reads: open,
      outstandingNonces: 1e9,
      storedSessions: 1e9,
    },
  },
})
console.log('ready')
