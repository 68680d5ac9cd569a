import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type LogLevel } from 'vite'
import { root } from '../lib/root.ts'
import { inputsHash } from './inputs.ts'

export type Mode = 'demo' | 'production'

export interface BuildOptions {
  readonly mode: Mode
  /** Leave a bundle alone that was built from the same sources. Default false. */
  readonly ifChanged?: boolean | undefined
  readonly logLevel?: LogLevel | undefined
}

/** Builds the shell into `apps/shell/dist/<mode>`. Returns whether it had to. */
export async function buildShell({ mode, ifChanged, logLevel }: BuildOptions): Promise<boolean> {
  const shell = join(root, 'apps/shell')
  const folder = join(shell, 'dist', mode)
  const marker = join(folder, '.hash')
  const hash = await inputsHash(root)
  const built = await readFile(marker, 'utf8').catch(() => undefined)
  if (ifChanged && built === hash) return false
  // A build that fails must leave nothing that looks like one.
  await rm(folder, { recursive: true, force: true })
  await build({
    root: shell,
    configFile: join(shell, 'vite.config.ts'),
    mode,
    logLevel: logLevel ?? 'warn',
  })
  await writeFile(marker, hash)
  return true
}
