/**
 * The source of a server with better-auth and its SIWE plugin, on the same adapter and database.
 */
export function betterAuthServer(adapterUrl: string): string {
  return `
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { siwe } from 'better-auth/plugins'
import { verifyMessage } from 'viem'
import { getRequestListener } from '${adapterUrl}'

const [file, port] = process.argv.slice(2)
const database = new DatabaseSync(file)
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
const options = {
  baseURL: 'http://localhost:' + port,
  secret: randomBytes(32).toString('hex'),
  database,
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  logger: { disabled: true },
  plugins: [
    siwe({
      domain: 'localhost:' + port,
      anonymous: true,
      getNonce: async () => randomBytes(16).toString('hex'),
      verifyMessage: ({ message, signature, address }) => verifyMessage({ message, signature, address }),
    }),
  ],
}
await (await getMigrations(options)).runMigrations()
const auth = betterAuth(options)
const listener = getRequestListener((request) => {
  if (request.url.endsWith('/cpu')) return Response.json(process.cpuUsage())
  return auth.handler(request)
})
createServer(listener).listen(Number(port), '127.0.0.1', () => console.log('ready'))
`
}
