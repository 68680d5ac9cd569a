import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { ownNode } from './ownNode.mjs'
import { root } from './paths.mjs'

const PROGRESS_EVERY_MS = 15_000
const FAILED =
  '\nInstalling packages failed; npm says why above. Is the network there, and the disk not full? Then run the command again.'

/**
 * Installs the packages when there are none, or when package-lock.json is not the one that they
 * were installed from. It is `npm install`: `npm ci` refuses a lock file that lacks some platform's
 * optional packages.
 */
export async function bootstrap({ run }, folder = root) {
  if (isInstalled(folder)) return
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  console.log('Installing packages (the first time takes a minute or so) …')
  const progress = setInterval(
    () => console.log(`… still installing (${seconds()} s)`),
    PROGRESS_EVERY_MS,
  )
  // An install that is broken off leaves neither the old packages nor the new ones.
  rmSync(markerOf(folder), { force: true })
  try {
    // The pinned Node comes by an install script, which the visitor's settings may forbid.
    // NODE_ENV=production in the environment would leave out the tools.
    // Its warnings about the Node that started it are beside the point: the tools run on their own.
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

/** Whether the packages in node_modules are those of package-lock.json. */
export function isInstalled(folder = root) {
  const marker = markerOf(folder)
  return existsSync(marker) && readFileSync(marker, 'utf8') === lockHash(folder)
}

/** npm's own script: the npm that runs us, else the one on the PATH. */
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
