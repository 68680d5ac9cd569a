import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { alone } from './alone.mjs'
import { ownNode } from './ownNode.mjs'
import { root } from './root.mjs'

const PROGRESS_EVERY_MS = 15_000
const FAILED =
  '\nInstalling packages failed; npm says why above. Is the network there, and the disk not full? Then run the command again.'

/**
 * Installs the packages if they are missing or package-lock.json has changed since. Waits for
 * another command that installs them, since two at once would write to the same files.
 */
export async function bootstrap(programs, folder = root) {
  if (isInstalled(folder)) return
  const lock = join(folder, 'node_modules/.foyer-installing')
  const sayWaiting = () => console.log('Another command is installing packages; waiting for it …')
  await alone(lock, () => install(programs, folder), sayWaiting)
}

/**
 * Uses `npm install`, because `npm ci` rejects a lock file without the optional packages of every
 * platform.
 */
async function install({ run }, folder) {
  if (isInstalled(folder)) return
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  console.log('Installing packages (the first time takes a minute or so) …')
  const progress = setInterval(
    () => console.log(`… still installing (${seconds()} s)`),
    PROGRESS_EVERY_MS,
  )
  // An aborted install leaves neither the old packages nor the new ones.
  rmSync(markerOf(folder), { force: true })
  try {
    // The pinned Node comes with an install script, which the user's npm settings may forbid.
    // NODE_ENV=production in the environment would leave out development dependencies. npm warns
    // about the Node that runs it, but the tools run on the pinned one.
    const args = ['--include=dev', '--ignore-scripts=false', '--no-audit', '--no-fund']
    await run(process.execPath, [npmProgram(), 'install', ...args, '--loglevel=error'])
  } catch (error) {
    if (!error.stopped) console.error(FAILED)
    throw error
  } finally {
    clearInterval(progress)
  }
  ownNode(folder)
  writeFileSync(markerOf(folder), lockHash(folder))
  console.log(`Packages installed in ${seconds()} s.`)
}

/** Whether node_modules matches package-lock.json. */
export function isInstalled(folder = root) {
  const marker = markerOf(folder)
  return existsSync(marker) && readFileSync(marker, 'utf8') === lockHash(folder)
}

/** npm's script: the npm that started this process, or else the one on the PATH. */
export function npmProgram(env = process.env) {
  if (env.npm_execpath && basename(env.npm_execpath) === 'npm-cli.js') return env.npm_execpath
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const file = join(folder, 'npm')
    if (!existsSync(file)) continue
    const script = realpathSync(file)
    if (basename(script) === 'npm-cli.js') return script
  }
  throw new Error('npm was not found. Install Node 20.20 or newer with npm 11, or run `npm start`.')
}

function markerOf(folder) {
  return join(folder, 'node_modules/.foyer-lock')
}

function lockHash(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(lock).digest('hex')
}
