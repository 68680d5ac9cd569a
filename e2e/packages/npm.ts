import { execFile } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { promisify } from 'node:util'
import { npmProgram } from '../../scripts/lib/bootstrap.mjs'

const execute = promisify(execFile)

/** The environment of another user's shell: without this repository's settings and binaries. */
export function foreignEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|FOYER_|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/i.test(name),
  )
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
  return { ...Object.fromEntries(kept), PATH: path, CI: '1', npm_config_update_notifier: 'false' }
}

/**
 * Runs npm in a folder and resolves to what it printed.
 *
 * @throws with all of its output if it fails.
 */
export async function npm(folder: string, args: readonly string[]): Promise<string> {
  return run(folder, [npmProgram(), ...args])
}

/** Runs a program of Node in a folder, as `npm` does. */
export async function run(folder: string, args: readonly string[]): Promise<string> {
  try {
    const options = { cwd: folder, env: foreignEnv(), maxBuffer: 64 * 1024 * 1024 }
    const { stdout } = await execute(process.execPath, [...args], options)
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${args.join(' ')} failed.\n${stdout}\n${stderr}`)
  }
}
