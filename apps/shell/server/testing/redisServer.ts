import { createServer } from 'node:http'
import { createAuth } from '@foyer/auth'
import { toNodeHandler } from '@foyer/auth/node'
import { redisStore } from '@foyer/auth/redis'
import { connectToRedis } from '@foyer/auth/testing/redis'

// A sign-in server of one's own on Redis, in a process of its own, with the variables of ours.
const {
  AUTH_LIMIT_SECONDS = '10',
  PORT,
  PUBLIC_URL = '',
  REDIS_PREFIX,
  REDIS_SOCKET = '',
} = process.env
const { close, send } = await connectToRedis(REDIS_SOCKET)
const open = { perClient: 1e9, overall: 1e9 }
const auth = createAuth({
  origin: PUBLIC_URL,
  chainIds: [1],
  store: redisStore({ close, prefix: REDIS_PREFIX, send }),
  limits: {
    nonces: { ...open, perClient: Number(process.env.AUTH_NONCES_PER_CLIENT) },
    verifications: open,
    reads: open,
    windowMs: Number(AUTH_LIMIT_SECONDS) * 1000,
  },
})
const server = createServer(toNodeHandler(auth))
server.listen(Number(PORT), '127.0.0.1', () => console.log('Foyer is ready'))
process.once('SIGTERM', () => {
  server.close(async () => {
    await auth.close()
    process.exit()
  })
})
