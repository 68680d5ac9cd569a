import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RedisStoreOptions } from '../store/redisStore.ts'

/** A Redis server for one test file. */
export interface TestRedis {
  /** Starts an empty database. Each call of the result opens a connection to it. */
  database(): () => Promise<RedisStoreOptions>
  /** The path of its socket. */
  readonly path: string
  /** Stops answering without closing its connections, until `SIGCONT`. `SIGKILL` ends it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void
  /** Starts it again on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a Redis on a socket in a temporary folder; undefined where none is installed. */
export async function startRedis(): Promise<TestRedis | undefined> {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const home = await mkdtemp(join(tmpdir(), 'foyer-redis-'))
  const path = join(home, 'socket')
  const settings = ['--port', '0', '--unixsocket', path, '--dir', home, '--save', '']
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always']
  const options = [...settings, ...durable]
  let server = await startServer(options)
  // Also stops it when a test run is interrupted.
  process.once('exit', () => server.kill('SIGKILL'))
  let databases = 0
  return {
    path,
    database() {
      databases += 1
      const prefix = `{test ${databases}}:`
      return async () => ({ ...(await connectToRedis(path)), prefix })
    },
    signal: (signal) => void server.kill(signal),
    async restart() {
      await ended(server)
      server = await startServer(options)
    },
    async stop() {
      server.kill('SIGKILL')
      await ended(server)
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function startServer(args: readonly string[]): Promise<ChildProcess> {
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      if (/accept connections/i.test(output)) resolve()
    })
    server.once('exit', () => reject(new Error(`Redis ended: ${output}`)))
  })
  return server
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}

/** A minimal client: Redis answers in the order of the commands. */
export async function connectToRedis(path: string) {
  const socket = connect(path)
  await once(socket, 'connect')
  const waiting: ((reply: unknown) => void)[] = []
  let received = ''
  socket
    .on('error', () => {})
    .on('close', () => {
      for (const answer of waiting.splice(0)) answer(new Error('The connection is closed.'))
    })
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
    for (;;) {
      const read = readReply(received, 0)
      if (read === undefined) return
      received = received.slice(read.end)
      waiting.shift()?.(read.value)
    }
  })
  return {
    async send(command: readonly string[]): Promise<unknown> {
      if (socket.destroyed) throw new Error('The connection is closed.')
      const reply = await new Promise<unknown>((resolve) => {
        waiting.push(resolve)
        const parts = command.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`)
        socket.write(`*${command.length}\r\n${parts.join('')}`)
      })
      if (reply instanceof Error) throw reply
      return reply
    },
    async close(): Promise<void> {
      socket.destroy()
    },
  }
}

/** The reply at an index of what was received (RESP 2); undefined while it is incomplete. */
function readReply(text: string, start: number): { value: unknown; end: number } | undefined {
  const lineEnd = text.indexOf('\r\n', start)
  if (lineEnd === -1) return undefined
  const line = text.slice(start + 1, lineEnd)
  let end = lineEnd + 2
  switch (text[start]) {
    case '+':
      return { value: line, end }
    case '-':
      return { value: new Error(line), end }
    case ':':
      return { value: Number(line), end }
    case '$': {
      // All test data is ASCII, so its length in bytes equals that in characters.
      const length = Number(line)
      if (length === -1) return { value: null, end }
      if (text.length < end + length + 2) return undefined
      return { value: text.slice(end, end + length), end: end + length + 2 }
    }
    case '*': {
      if (line === '-1') return { value: null, end }
      const values: unknown[] = []
      for (let index = 0; index < Number(line); index += 1) {
        const item = readReply(text, end)
        if (item === undefined) return undefined
        values.push(item.value)
        end = item.end
      }
      return { value: values, end }
    }
    default:
      throw new Error(`Not a reply of Redis: ${line}`)
  }
}
