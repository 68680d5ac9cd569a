import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './lib/bootstrap.mjs'
import { command } from './lib/command.mjs'

const args = process.argv.slice(2)
const baseAt = args.indexOf('--base')
const base = args.find((arg) => arg.startsWith('--base='))?.slice(7) ?? args[baseAt + 1]
const hasBase = baseAt >= 0 || args.some((arg) => arg.startsWith('--base='))

await command(async (programs) => {
  await bootstrap(programs)
  const main = 'apps/shell/export/main.ts'
  await programs.runOwn([main, '--dry-run', ...args])
  if (!hasBase || base === '/') {
    await programs.runOwn(['scripts/build/main.ts', '--if-changed'])
    await programs.runOwn([main, ...args])
    return
  }
  // The base path is part of the build.
  const dist = mkdtempSync(join(tmpdir(), 'foyer-export-'))
  try {
    await programs.runOwn(['scripts/build/main.ts', '--base', base, '--out', dist])
    await programs.runOwn([main, '--dist', dist, ...args])
  } finally {
    rmSync(dist, { recursive: true, force: true })
  }
})
