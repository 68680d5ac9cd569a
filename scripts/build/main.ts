import { parseArgs } from 'node:util'
import { alone } from '../lib/alone.mjs'
import { buildBelow, buildShell, isCurrent, lockOf, type Mode } from './buildShell.ts'

// Another value in the environment would build React's development version.
process.env.NODE_ENV = 'production'

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    'if-changed': { type: 'boolean', default: false },
    // The host's folder, e.g. /app/.
    base: { type: 'string' },
    out: { type: 'string' },
  },
})

try {
  const mode = readMode(values.mode)
  if (values.base !== undefined && values.out !== undefined) {
    console.log(`Building for ${values.base} …`)
    await buildBelow(values.base, values.out, 'warn')
  } else {
    // Two at once would write to the same folder.
    const sayWaiting = () => console.log('Another command is building; waiting for it …')
    await alone(lockOf(mode), () => buildUnlessCurrent(mode), sayWaiting)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('\nNothing was built.')
  process.exitCode = 1
}

async function buildUnlessCurrent(mode: Mode): Promise<void> {
  if (values['if-changed'] && (await isCurrent(mode))) {
    console.log(`The ${mode} bundle is up to date.`)
    return
  }
  console.log(`Building the ${mode} bundle …`)
  const started = performance.now()
  await buildShell(mode, values['if-changed'] ? 'warn' : 'info')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Built apps/shell/dist/${mode} in ${seconds} s.`)
}

function readMode(text: string): Mode {
  if (text === 'demo' || text === 'production') return text
  throw new Error(`--mode is demo or production, not "${text}".`)
}
