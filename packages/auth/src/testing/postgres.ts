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
  /** Starts a copy of it, which follows what is written until it stops. */
  standby(): Promise<TestStandby>
  stop(): Promise<void>
}

/** A server that follows another (streaming replication). */
export interface TestStandby {
  /** The folder of its socket. */
  readonly home: string
  /** The URL there of a database of the server that it follows. */
  at(url: string): string
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
  const home = makeHome(user)
  await run(
    join(folder, 'initdb'),
    ['-D', dataIn(home), '-U', 'foyer', '--auth=trust', '--no-sync', '--no-locale', '-E', 'UTF8'],
    { ...user, cwd: home },
  )
  const listening =
    port === undefined ? ['listen_addresses='] : ['listen_addresses=127.0.0.1', `port=${port}`]
  const settings = [...listening, 'max_connections=60', `fsync=${durable ? 'on' : 'off'}`]
  const stop = await startServer(folder, home, settings, user)
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
    async standby() {
      const other = makeHome(user)
      await run(
        join(folder, 'pg_basebackup'),
        ['-D', dataIn(other), '-h', home, '-U', 'foyer', '-R', '-c', 'fast', '--no-sync'],
        { ...user, cwd: other },
      )
      const stopStandby = await startServer(folder, other, settings, user)
      return { home: other, at: (url) => url.replace(home, other), stop: stopStandby }
    },
    stop,
  }
}

function makeHome({ uid, gid }: User): string {
  const home = mkdtempSync(join(tmpdir(), 'foyer-pg-'))
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  return home
}

const dataIn = (home: string) => join(home, 'data')

/** Starts a server on the data in `home`, and returns what stops it and removes its folder. */
async function startServer(
  folder: string,
  home: string,
  settings: readonly string[],
  user: User,
): Promise<() => Promise<void>> {
  const options = [`unix_socket_directories=${home}`, ...settings].flatMap((each) => ['-c', each])
  const server = spawn(
    'sh',
    ['-c', guarded, join(folder, 'postgres'), '-D', dataIn(home), ...options],
    {
      ...user,
      cwd: home,
      env: { ...process.env, FOYER_PG_HOME: home },
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  const ended = once(server, 'exit')
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)))
  })
  return async () => {
    // Immediate shutdown: the data is discarded.
    server.stdin.end()
    await ended
    await rm(home, { recursive: true, force: true })
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
