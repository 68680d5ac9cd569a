import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { TestContext } from 'vitest'

const run = promisify(execFile)

/** A PostgreSQL of this machine's own, on a socket in a temporary folder. */
export interface TestPostgres {
  /** The address of something new and empty: a schema of its own, which is made in no time. */
  database(): Promise<string>
  stop(): Promise<void>
}

interface User {
  readonly uid?: number
  readonly gid?: number
}

/** Where its programs are, or undefined where it is not installed. */
function programs(): string | undefined {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
    for (const name of ['initdb', 'postgres']) accessSync(join(folder, name))
    return folder
  } catch {
    return undefined
  }
}

/** Skips the test, and says so, where there is no PostgreSQL. */
export function needPostgres(context: TestContext): void {
  if (programs() !== undefined) return
  context.skip('PostgreSQL is not installed here (apt-get install postgresql)')
}

/** Starts one, or gives undefined where it is not installed. `durable` waits for the disk, as in use. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | undefined> {
  const folder = programs()
  if (folder === undefined) return undefined
  const user = ordinaryUser()
  const home = mkdtempSync(join(tmpdir(), 'foyer-pg-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  const options = { ...user, cwd: home }
  await run(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'foyer', '--auth=trust', '--no-sync', '--no-locale', '-E', 'UTF8'],
    options,
  )
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'max_connections=60',
    `fsync=${durable ? 'on' : 'off'}`,
  ]
  const server = spawn(
    join(folder, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(server, 'exit')
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000)
      if (/ready to accept connections/.test(said)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)))
  })
  const address = `postgres:///postgres?host=${home}&user=foyer`
  let made = 0
  return {
    async database() {
      made += 1
      const schema = `test_${made}`
      const client = new Client({ connectionString: address })
      await client.connect()
      await client.query(`CREATE SCHEMA ${schema}`)
      await client.end()
      return `${address}&options=-c%20search_path%3D${schema}`
    },
    async stop() {
      // At once: the databases are thrown away.
      server.kill('SIGQUIT')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

// PostgreSQL refuses to run as root.
function ordinaryUser(): User {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user: the next one.
    }
  }
  return {}
}
