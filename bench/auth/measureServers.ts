import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSiweMessage } from 'viem/siwe'
import { quickAccount } from '../../packages/auth/src/testing/quickAccount.ts'
import { betterAuthServer } from './betterAuthServer.ts'
import { median } from './compareRates.ts'

export interface Rates {
  /** Complete sign-ins (nonce and verification) per second of the server's CPU time. */
  readonly signIns: number
  /** Session checks per second of the server's CPU time. */
  readonly checks: number
}

interface Paths {
  readonly nonce: string
  readonly verify: string
  readonly session: string
}

const rounds = 5
/** Rounds that are not counted: the engine needs some thousand requests to reach its full speed. */
const warmUps = 3
const signInsPerRound = 200
const checksPerRound = 3000
/** Concurrent browsers. */
const browsers = 8

/**
 * Measures our handlers and better-auth in alternating rounds, each in its own process behind a
 * real port, on a SQLite file with synchronous=FULL.
 */
export async function measureServers(folder: string): Promise<{ own: Rates; betterAuth: Rates }> {
  const adapter = import.meta.resolve('@hono/node-server')
  const theirs = join(folder, 'server.mjs')
  await writeFile(theirs, betterAuthServer(adapter))
  const ours = fileURLToPath(new URL('ownServer.ts', import.meta.url))
  const servers = await Promise.all([
    start(ours, join(folder, 'own.sqlite'), {
      nonce: '/auth/nonce',
      verify: '/auth/verify',
      session: '/auth/session',
    }),
    start(theirs, join(folder, 'better-auth.sqlite'), {
      nonce: '/api/auth/siwe/nonce',
      verify: '/api/auth/siwe/verify',
      session: '/api/auth/get-session',
    }),
  ])
  try {
    const found = servers.map(() => ({ signIns: [] as number[], checks: [] as number[] }))
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (const [index, server] of servers.entries()) {
        const signIns = await server.signIns(signInsPerRound)
        const checks = await server.checks(checksPerRound)
        if (round < warmUps) continue
        found[index]?.signIns.push(signIns)
        found[index]?.checks.push(checks)
      }
    }
    const [own, betterAuth] = found.map(({ signIns, checks }) => ({
      signIns: median(signIns),
      checks: median(checks),
    }))
    if (!own || !betterAuth) throw new Error('A server is missing.')
    return { own, betterAuth }
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
  }
}

async function start(file: string, database: string, paths: Paths) {
  const port = await freePort()
  const child = spawn(process.execPath, [file, database, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(child)
  let account = 0
  const visitors = Array.from({ length: browsers }, () =>
    visitor(port, paths, () => {
      account += 1
      return account
    }),
  )
  /** How often the work can be done per second of the server's CPU time. */
  async function rate(count: number, work: (one: Visitor) => Promise<void>): Promise<number> {
    const before = await cpuOf(port)
    let left = count
    const visit = async (one: Visitor) => {
      while (left > 0) {
        left -= 1
        await work(one)
      }
    }
    await Promise.all(visitors.map(visit))
    return count / ((await cpuOf(port)) - before)
  }
  return {
    child,
    signIns: (count: number) => rate(count, (one) => one.signIn()),
    checks: (count: number) => rate(count, (one) => one.check()),
  }
}

type Visitor = ReturnType<typeof visitor>

/** A browser that signs in with a new account each time. */
function visitor(port: number, paths: Paths, nextAccount: () => number) {
  const host = `localhost:${port}`
  const origin = `http://${host}`
  let cookies = ''

  async function send(path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin, host, cookie: cookies, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    if (set.length > 0) cookies = merged(cookies, set)
    return response
  }

  return {
    async signIn(): Promise<void> {
      const signer = quickAccount(nextAccount())
      cookies = ''
      const { nonce } = await (await send(paths.nonce, {})).json()
      const message = createSiweMessage({
        domain: host,
        address: signer.address,
        uri: origin,
        version: '1',
        chainId: 1,
        nonce: String(nonce),
        issuedAt: new Date(),
        statement: 'Sign in.',
      })
      const signature = await signer.signMessage({ message })
      const response = await send(paths.verify, { message, signature })
      const text = await response.text()
      if (response.status !== 200) throw new Error(`A sign-in was refused: ${text}`)
    },
    async check(): Promise<void> {
      const text = await (await send(paths.session)).text()
      // better-auth responds with 200 and null when nobody is signed in.
      if (!/0x[0-9a-fA-F]{40}|"session"/.test(text)) throw new Error(`No session in ${text}`)
    },
  }
}

function merged(cookies: string, set: readonly string[]): string {
  const jar = new Map<string, string>()
  for (const pair of [...cookies.split('; '), ...set]) {
    const at = pair.indexOf('=')
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** The CPU time a server has used, in seconds. */
async function cpuOf(port: number): Promise<number> {
  const { user, system } = await (await fetch(`http://127.0.0.1:${port}/cpu`)).json()
  return (Number(user) + Number(system)) / 1e6
}

async function ready(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', () => reject(new Error('A server exited before it was ready.')))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
