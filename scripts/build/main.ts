import { parseArgs } from 'node:util'
import { buildShell, type Mode } from './buildShell.ts'

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    'if-changed': { type: 'boolean', default: false },
  },
})
const mode = readMode(values.mode)
const ifChanged = values['if-changed']
const started = performance.now()

try {
  console.log(
    ifChanged ? `Looking whether the ${mode} bundle is current …` : `Building (${mode}) …`,
  )
  const hasBuilt = await buildShell({ mode, ifChanged, logLevel: ifChanged ? 'warn' : 'info' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(hasBuilt ? `Built apps/shell/dist/${mode} in ${seconds} s.` : 'It is.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`\nThe ${mode} bundle could not be built.`)
  process.exitCode = 1
}

function readMode(text: string): Mode {
  if (text === 'demo' || text === 'production') return text
  throw new Error(`--mode is demo or production, not "${text}".`)
}
