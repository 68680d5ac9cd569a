import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { untilReady } from '../../apps/shell/server/testing/untilReady.ts'
import { npmProgram } from '../../scripts/lib/bootstrap.mjs'
import { root } from '../../scripts/lib/root.mjs'

const run = promisify(execFile)

export interface User {
  readonly uid: number
  readonly gid: number
}

/** A production install in a clean folder, owned by the user who runs it. */
export interface Installation {
  readonly folder: string
  /** Runs `npm <args>` in it as that user, who then owns the result. */
  install(args: string): Promise<void>
  /** Runs `npm <args>` in it as that user, and resolves with what it printed. */
  npm(args: string, environment?: Readonly<Record<string, string>>): Promise<string>
  /** Starts `npm run serve` and resolves once it serves. */
  serve(environment: Readonly<Record<string, string>>): Promise<RunningProcess>
  remove(): Promise<void>
}

export interface RunningProcess {
  /** Sends SIGTERM and resolves with the exit code. */
  end(): Promise<number | null>
  kill(): void
}

/** Copies the repository's files alone into a clean folder. */
export async function copyRepository(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-install-'))
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1e8 })
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file), { dereference: false })
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Copies the repository's files and the built page, without packages. */
export async function createInstallation(user: User): Promise<Installation> {
  const { folder, remove } = await copyRepository()
  const built = 'apps/shell/dist/production'
  await cp(join(root, built), join(folder, built), { recursive: true })
  const node = dirname(process.execPath)
  const options = (environment: Readonly<Record<string, string>>) => ({
    cwd: folder,
    ...(process.getuid?.() === 0 ? user : {}),
    env: { PATH: `${node}:${process.env.PATH}`, HOME: folder, ...environment },
  })
  return {
    folder,
    async install(args) {
      // As the current user, whose npm settings apply.
      await run(process.execPath, [npmProgram(), ...args.split(' ')], { cwd: folder })
      giveTo(folder, user)
    },
    async npm(args, environment = {}) {
      const all = [npmProgram(), ...args.split(' ')]
      const { stderr, stdout } = await run(process.execPath, all, options(environment))
      return stdout + stderr
    },
    async serve(environment) {
      const child = spawn(process.execPath, [npmProgram(), 'run', 'serve'], {
        ...options(environment),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ended = once(child, 'exit')
      await untilReady(child)
      return {
        async end() {
          child.kill('SIGTERM')
          const [code] = await ended
          return typeof code === 'number' ? code : null
        },
        kill: () => void child.kill('SIGKILL'),
      }
    },
    remove,
  }
}

function giveTo(folder: string, { gid, uid }: User): void {
  if (process.getuid?.() !== 0) return
  chownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid)
  }
}
