import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)

/** A temporary PostgreSQL server. */
export interface TestPostgres {
  /** The URL of a new, empty schema. */
  database(): Promise<string>
  stop(): Promise<void>
}

interface User {
  readonly uid?: number
  readonly gid?: number
}

/** The folder of PostgreSQL's programs. Undefined if it is not installed. */
function programFolder(): string | undefined {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
    for (const name of ['initdb', 'postgres']) accessSync(join(folder, name))
    return folder
  } catch {
    return undefined
  }
}

/** Why PostgreSQL cannot be started here. Undefined if it can. */
function skipReason(): string | undefined {
  if (programFolder() === undefined) {
    return 'PostgreSQL is not installed here (apt-get install postgresql)'
  }
  if (ordinaryUser() !== undefined) return undefined
  return 'PostgreSQL does not run as root, and there is no user postgres or nobody to run it as (run the tests as an ordinary user)'
}

/** Skips the test with a reason where PostgreSQL cannot be started. */
export function needPostgres(context: { skip(reason: string): unknown }): void {
  const reason = skipReason()
  if (reason !== undefined) context.skip(reason)
}

// Runs the server until it exits or its stdin closes, which also happens when the test process is
// killed. Then removes its folder.
const guarded = `
exec 3<&0
"$0" "$@" & server=$!
{ read -r _; kill -QUIT $server 2>/dev/null; } <&3 &
wait $server
cd / && rm -rf "$FOYER_PG_HOME"`

interface PostgresOptions {
  /** Whether it waits for the disk, as in production. Default: false. */
  readonly durable?: boolean
  /**
   * Where it also listens on 127.0.0.1. Default: only on a socket in a temporary folder. Accepts
   * the user `foyer` with any password.
   */
  readonly port?: number
}

/** Undefined where PostgreSQL cannot be started. */
export async function startPostgres({
  durable = false,
  port,
}: PostgresOptions = {}): Promise<TestPostgres | undefined> {
  const folder = programFolder()
  const user = ordinaryUser()
  if (folder === undefined || user === undefined) return undefined
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
    ...(port === undefined
      ? ['listen_addresses=']
      : ['listen_addresses=127.0.0.1', `port=${port}`]),
    `unix_socket_directories=${home}`,
    'max_connections=60',
    `fsync=${durable ? 'on' : 'off'}`,
  ]
  const server = spawn(
    'sh',
    [
      '-c',
      guarded,
      join(folder, 'postgres'),
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    {
      ...options,
      env: { ...process.env, FOYER_PG_HOME: home },
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  const ended = once(server, 'exit')
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      if (/ready to accept connections/.test(output)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)))
  })
  const address = `postgres:///postgres?host=${home}&user=foyer${port === undefined ? '' : `&port=${port}`}`
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
      // Immediate shutdown: the data is discarded.
      server.stdin.end()
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

// PostgreSQL refuses to run as root. Undefined if there is no other user.
function ordinaryUser(): User | undefined {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user.
    }
  }
  return undefined
}
