#!/usr/bin/env node
import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { readFiles, readMore } from './readFiles.ts'
import { report } from './report.ts'

const usage = `Moves an app from RainbowKit or ConnectKit to Foyer.

  codemod [folder] [--dry] [--force]

  --dry     say what would change, and change nothing
  --force   also where the folder has changes that are not committed`

const given = parse()
if (given === undefined) {
  process.exitCode = 1
} else if (given.values.help) {
  console.log(usage)
} else {
  const { positionals, values } = given
  const folder = resolve(positionals[0] ?? '.')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`There is no folder ${folder}.`)
    process.exitCode = 1
  } else if (!values.dry && !values.force && (await hasUncommittedChanges(folder))) {
    console.error('Commit or discard your changes first, or pass --force.')
    process.exitCode = 1
  } else {
    // The engine takes a second to load, so it is not loaded for `--help` or a refusal.
    const { runCodemod } = await import('./runCodemod.ts')
    const files = await readFiles(folder, (path, reason) => {
      console.error(`Skipped ${path}: ${reason}`)
    })
    const result = runCodemod(files, readMore(folder))
    if (!values.dry) {
      for (const [path, text] of result.changed) await writeFile(join(folder, path), text)
    }
    console.log(report(result, values.dry))
  }
}

/** Undefined, with an explanation, for an option that does not exist. */
function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        dry: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    return undefined
  }
}

/**
 * False if the folder is not in a git repository. True, with git's own words, if git cannot say:
 * the changes may be lost otherwise.
 */
async function hasUncommittedChanges(folder: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('git', ['status', '--porcelain', '--', '.'], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
      maxBuffer: Number.POSITIVE_INFINITY,
    })
    return stdout.trim() !== ''
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing || words.includes('not a git repository')) return false
    console.error(words || String(error))
    return true
  }
}
