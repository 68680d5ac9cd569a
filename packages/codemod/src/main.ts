#!/usr/bin/env node
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { readFiles } from './readFiles.ts'
import { report } from './report.ts'

const usage = `Moves an app from RainbowKit or ConnectKit to Foyer.

  npx @foyer/codemod [folder] [--dry] [--force]

  --dry     say what would change, and change nothing
  --force   also where the folder has changes that are not committed`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    dry: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(usage)
} else {
  const folder = resolve(positionals[0] ?? '.')
  if (!values.dry && !values.force && (await hasUncommittedChanges(folder))) {
    console.error('Commit or discard your changes first, or pass --force.')
    process.exitCode = 1
  } else {
    // The engine takes a second to load, so it is not loaded for `--help` or a refusal.
    const { runCodemod } = await import('./runCodemod.ts')
    const result = runCodemod(await readFiles(folder))
    if (!values.dry) {
      for (const [path, text] of result.changed) await writeFile(join(folder, path), text)
    }
    console.log(report(result, values.dry))
  }
}

/** False if the folder is not in a git repository. */
async function hasUncommittedChanges(folder: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('git', ['status', '--porcelain', '--', '.'], {
      cwd: folder,
    })
    return stdout.trim() !== ''
  } catch {
    return false
  }
}
