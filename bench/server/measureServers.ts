import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSiweMessage } from 'viem/siwe'
import { defaultDistDir } from '../../apps/shell/server/serve.ts'
import { freePort } from '../../apps/shell/server/testing/freePort.ts'
import { quickAccount } from '../../packages/auth/src/testing/quickAccount.ts'
import { median } from '../browser/summary.ts'
import { betterAuthServer } from './betterAuthServer.ts'

/** One kind of request to one server. */
export interface Load {
  /** Requests per second of the server's CPU time. */
  readonly perSecond: number
  /** Half of the response times are below this, in ms, with eight browsers at once. */
  readonly median: number
  /** 99th percentile of the response time, in ms. */
  readonly p99: number
}

export interface ServerFigures {
  /** Complete sign-ins: nonce and verification. `p99` is that of the verification alone. */
  readonly signIns: Load
  /** Session checks. */
  readonly checks: Load
  /** The page itself, as browsers request it. Undefined for a server without one. */
  readonly pages?: Load | undefined
  /** A compressed script of the page. */
  readonly scripts?: Load | undefined
  /** Of 20 requests 14 session checks, 5 pages and a sign-in, in random order. */
  readonly mixed: Load
}

interface Paths {
  readonly nonce: string
  readonly verify: string
  readonly session: string
  readonly script?: string | undefined
}

const rounds = 5
/** Rounds that do not count: the engine needs some thousand requests to reach full speed. */
const warmUps = 3
const signInsPerRound = 200
const checksPerRound = 3000
const pagesPerRound = 1500
const mixedPerRound = 1500
/** Concurrent browsers. */
const browsers = 8

const ownPaths = { nonce: '/auth/nonce', verify: '/auth/verify', session: '/auth/session' }
const theirPaths = {
  nonce: '/api/auth/siwe/nonce',
  verify: '/api/auth/siwe/verify',
  session: '/api/auth/get-session',
}

/**
 * Measures our handlers alone, the whole server of the shell and better-auth in alternating rounds,
 * each in its own process behind a real port, on a SQLite file that has each sign-in before it is
 * confirmed. And `node:http` alone, which no server on it can surpass.
 */
export async function measureServers(folder: string) {
  const adapter = import.meta.resolve('@hono/node-server')
  const theirs = join(folder, 'server.mjs')
  await writeFile(theirs, betterAuthServer(adapter))
  const ours = fileURLToPath(new URL('ownServer.ts', import.meta.url))
  const shell = fileURLToPath(new URL('shellServer.ts', import.meta.url))
  const bare = fileURLToPath(new URL('bareServer.ts', import.meta.url))
  const servers = await Promise.all([
    start(ours, join(folder, 'own.sqlite'), ownPaths),
    start(shell, join(folder, 'shell.sqlite'), { ...ownPaths, script: await firstScript() }),
    start(theirs, join(folder, 'better-auth.sqlite'), theirPaths),
    start(bare, '', ownPaths),
  ])
  try {
    const kinds = ['signIns', 'checks', 'pages', 'scripts', 'mixed'] as const
    const found = servers.map(() => new Map(kinds.map((kind) => [kind, [] as Load[]])))
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (const [index, server] of servers.entries()) {
        for (const kind of index === 3 ? (['checks'] as const) : kinds) {
          const load = await server[kind]()
          if (load && round >= warmUps) found[index]?.get(kind)?.push(load)
        }
      }
    }
    const [own, whole, betterAuth] = found.slice(0, 3).map((loads): ServerFigures => {
      const of = (kind: (typeof kinds)[number]) => medianLoad(loads.get(kind) ?? [])
      const [signIns, checks, mixed] = [of('signIns'), of('checks'), of('mixed')]
      if (!signIns || !checks || !mixed) throw new Error('Nothing was measured.')
      return { signIns, checks, pages: of('pages'), scripts: of('scripts'), mixed }
    })
    if (!own || !whole || !betterAuth) throw new Error('A server is missing.')
    return { own, whole, betterAuth, bare: medianLoad(found[3]?.get('checks') ?? []) }
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
  }
}

function medianLoad(loads: readonly Load[]): Load | undefined {
  if (loads.length === 0) return undefined
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    median: median(loads.map((load) => load.median)),
    p99: median(loads.map(({ p99 }) => p99)),
  }
}

/** The entry script of the production build's page. */
async function firstScript(): Promise<string> {
  const page = join(defaultDistDir('production'), 'index.html')
  const html = await readFile(page, 'utf8').catch(() => '')
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
  if (script) return script
  throw new Error('There is no production build to measure. Run: npm run build')
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
  /** `work` resolves with the time that counts, in ms. */
  async function measure(count: number, work: (one: Visitor) => Promise<number>): Promise<Load> {
    const before = await cpuOf(port)
    const times: number[] = []
    let left = count
    const visit = async (one: Visitor) => {
      while (left > 0) {
        left -= 1
        times.push(await work(one))
      }
    }
    await Promise.all(visitors.map(visit))
    const perSecond = count / ((await cpuOf(port)) - before)
    const sorted = times.sort((a, b) => a - b)
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
    return { perSecond, median: median(sorted), p99 }
  }
  const { script } = paths
  return {
    child,
    signIns: () => measure(signInsPerRound, (one) => one.signIn()),
    checks: () => measure(checksPerRound, (one) => one.check()),
    pages: async () => (script ? measure(pagesPerRound, (one) => one.get('/')) : undefined),
    scripts: async () => (script ? measure(pagesPerRound, (one) => one.get(script)) : undefined),
    mixed: () =>
      measure(mixedPerRound, (one) => {
        const share = Math.random() * 20
        if (share < 1) return one.signIn()
        return share < 6 && script ? one.get('/') : one.check()
      }),
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
    async signIn(): Promise<number> {
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
      const started = performance.now()
      const response = await send(paths.verify, { message, signature })
      const text = await response.text()
      if (response.status !== 200) throw new Error(`A sign-in was refused: ${text}`)
      return performance.now() - started
    },
    async check(): Promise<number> {
      const started = performance.now()
      const text = await (await send(paths.session)).text()
      // better-auth responds with 200 and null without a session.
      if (!/0x[0-9a-fA-F]{40}|"session"/.test(text)) throw new Error(`No session in ${text}`)
      return performance.now() - started
    },
    async get(path: string): Promise<number> {
      const started = performance.now()
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { host, 'accept-encoding': 'br', accept: 'text/html', 'accept-language': 'en' },
      })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
      return performance.now() - started
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
