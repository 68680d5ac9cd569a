import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createBrowser, testAccount } from '../testing/browser.ts'
import { needPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { testAuth } from '../testing/testAuth.ts'
import { openPostgresStore } from './openPostgresStore.ts'

let postgres: TestPostgres | undefined
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

function hasPgBouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts PgBouncer in front of a new database, and returns its URL. */
async function pooled(mode: 'session' | 'transaction'): Promise<string> {
  const direct = (await postgres?.database()) ?? ''
  const client = new Client({ connectionString: direct })
  await client.connect()
  await client.query(`CREATE DATABASE of_${mode}`)
  await client.end()
  const host = new URL(direct.replace('///', '//x/')).searchParams.get('host')
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pgbouncer-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const config = join(folder, 'pgbouncer.ini')
  const port = await freePort()
  await writeFile(
    config,
    `[databases]
* = host=${host} user=foyer
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 40
`,
  )
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const pooler = spawn('pgbouncer', [...user, config], { stdio: 'ignore' })
  onTestFinished(() => void pooler.kill('SIGKILL'))
  return `postgres://foyer@127.0.0.1:${port}/of_${mode}`
}

describe.each(['session', 'transaction'] as const)('behind PgBouncer in %s mode', (mode) => {
  it('two processes sign in, know each other’s sessions and end them', async (context) => {
    needPostgres(context)
    if (!hasPgBouncer()) context.skip('Needs PgBouncer: apt-get install pgbouncer')
    const url = await pooled(mode)
    const isUp = () =>
      openPostgresStore({ url }).then(
        (store) => store.close().then(() => true),
        () => false,
      )
    await expect.poll(isUp).toBe(true)
    const open = async () => {
      const auth = testAuth({ store: await openPostgresStore({ url }) })
      onTestFinished(() => auth.close())
      return auth
    }
    const auths = [await open(), await open()] as const
    const visit = async (index: number) => {
      const [first, second] = index % 2 === 0 ? auths : ([auths[1], auths[0]] as const)
      const visitor = createBrowser(first)
      const elsewhere = createBrowser(second)
      const statuses = [(await visitor.signIn(testAccount(index + 1))).status]
      for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
      statuses.push((await elsewhere.send('GET', '/session')).status)
      statuses.push((await elsewhere.send('POST', '/logout')).status)
      statuses.push((await visitor.send('GET', '/session')).status)
      return statuses.join()
    }
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => visit(index)))
    expect(new Set(all)).toEqual(new Set(['200,200,204,401']))
  })
})
