import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../../apps/shell/server/testing/freePort.ts'
import { root } from '../../scripts/lib/root.mjs'
import type { PackageName } from '../../scripts/packages/packages.ts'
import { untilAnswering } from '../untilAnswering.ts'
import { foreignEnv, npm, run } from './npm.ts'

/** A fresh app outside the repository, as a dApp team would create it. */
export interface FreshApp {
  readonly folder: string
  /** Writes files; paths are relative to the app. */
  write(files: Readonly<Record<string, string>>): Promise<void>
  read(path: string): Promise<string>
  /** Installs packages; the packed ones by name, such as '@foyer/kit'. */
  install(...packages: readonly string[]): Promise<void>
  npm(...args: readonly string[]): Promise<string>
  /** Runs a program of an installed package: 'vite/bin/vite.js'. */
  node(program: string, ...args: readonly string[]): Promise<string>
  /** The compiler's errors, one per line; empty if there are none. */
  typeErrors(...args: readonly string[]): Promise<readonly string[]>
  /** Starts a server by an npm script and resolves to its origin once it answers. */
  serve(script: string, args: (port: number) => readonly string[]): Promise<string>
  remove(): Promise<void>
}

/**
 * The repository's version of a package, for those whose newest version cannot be installed
 * everywhere.
 */
export async function pinned(name: string): Promise<string> {
  const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8')
  return `${name}@${(JSON.parse(text) as { version: string }).version}`
}

/** Creates an app with its framework's own command: `npm create …`. */
export async function freshApp(create: readonly string[]): Promise<FreshApp> {
  const parent = await mkdtemp(join(tmpdir(), 'foyer-app-'))
  const folder = join(parent, 'app')
  await npm(parent, ['create', '--yes', ...create])
  return appAt(folder, parent)
}

/** An app that one of our programs creates in a new folder. */
export async function madeApp(make: (folder: string) => Promise<unknown>): Promise<FreshApp> {
  const parent = await mkdtemp(join(tmpdir(), 'foyer-app-'))
  const folder = join(parent, 'app')
  await make(folder)
  return appAt(folder, parent)
}

/** An example of the repository, without build output. */
export function exampleApp(name: string): Promise<FreshApp> {
  const built = /\/(?:node_modules|dist|build|data|test-results|\.next|\.react-router)$/
  const source = join(root, 'examples', name)
  return madeApp((folder) =>
    cp(source, folder, { recursive: true, filter: (path) => !built.test(path) }),
  )
}

/** An app in an empty folder, with its own `package.json`. */
export async function emptyApp(): Promise<FreshApp> {
  const parent = await mkdtemp(join(tmpdir(), 'foyer-app-'))
  const app = appAt(join(parent, 'app'), parent)
  await app.write({ 'package.json': '{ "name": "app", "private": true, "type": "module" }\n' })
  return app
}

/** A version of Node, in a separate folder: its programs would otherwise be those of the app. */
export async function installedNode(version: string): Promise<{
  readonly program: string
  remove(): Promise<void>
}> {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const place = await emptyApp()
  await place.install(`${name}@${version}`)
  const file = system === 'win' ? 'node.exe' : 'node'
  return { program: join(place.folder, 'node_modules', name, 'bin', file), remove: place.remove }
}

function appAt(folder: string, parent: string): FreshApp {
  const servers: ChildProcess[] = []
  return {
    folder,
    async write(files) {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), text)
      }
    },
    read: (path) => readFile(join(folder, path), 'utf8'),
    async install(...packages) {
      await npm(folder, ['install', '--no-audit', '--no-fund', ...packages.map(tarball)])
    },
    npm: (...args) => npm(folder, args),
    node: (program, ...args) => run(folder, [join(folder, 'node_modules', program), ...args]),
    async typeErrors(...args) {
      const compiler = join(folder, 'node_modules/typescript/bin/tsc')
      const output = await run(folder, [compiler, '--noEmit', ...args]).catch(
        (error: Error) => error.message,
      )
      return output.split('\n').filter((line) => line.includes('error TS'))
    },
    async serve(script, args) {
      // Vite 8.3 and newer preview a project once at a time.
      if (script === 'preview') for (const server of servers.splice(0)) await stop(server)
      const port = await freePort()
      const server = spawn('npm', ['run', script, '--', ...args(port)], {
        cwd: folder,
        env: { ...foreignEnv(), PORT: `${port}` },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      servers.push(server)
      let output = ''
      server.stdout.on('data', (text) => {
        output += text
      })
      server.stderr.on('data', (text) => {
        output += text
      })
      const origin = `http://localhost:${port}`
      await untilAnswering(origin, () => server.exitCode !== null)
      if (server.exitCode !== null) throw new Error(`npm run ${script} ended.\n${output}`)
      return origin
    },
    async remove() {
      for (const server of servers) await stop(server)
      await rm(parent, { recursive: true, force: true })
    },
  }
}

/** The programs that users run by name, installed from the packed packages. */
export function programOf(name: 'create-foyer' | 'foyer-codemod'): string {
  return join(programsIn(tarballs()), 'node_modules/.bin', name)
}

/** The folder in which the programs are installed, below the packed packages. */
export const programsIn = (folder: string) => join(folder, 'programs')

/** The packed package of a folder in `packages/`. */
export function tarballIn(folder: string, name: PackageName): string {
  return join(folder, `${name === 'create-foyer' ? name : `foyer-${name}`}-0.1.0.tgz`)
}

function tarball(name: string): string {
  if (!name.startsWith('@foyer/')) return name
  return tarballIn(tarballs(), name.replace('@foyer/', '') as PackageName)
}

function tarballs(): string {
  const folder = process.env.FOYER_TARBALLS
  if (!folder) throw new Error('The packages were not packed.')
  return folder
}

/** Stops npm and the server that it started, which share a process group. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return
  const ended = once(server, 'exit')
  process.kill(-server.pid, 'SIGTERM')
  await ended
}
