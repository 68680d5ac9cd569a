import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type LogLevel } from 'vite'
import { root } from '../lib/root.mjs'
import { bundleServer } from './bundleServer.ts'
import { writeHashes } from './hashes.ts'
import { inputsHash } from './inputs.ts'
import { prerender } from './prerender.ts'
import { replaceFolder } from './replaceFolder.ts'

export type Mode = 'demo' | 'production'

const shell = join(root, 'apps/shell')
const config = { root: shell, configFile: join(shell, 'vite.config.ts') }
const folderOf = (mode: Mode) => join(shell, 'dist', mode)
/** The file that exists while the mode is built. */
export const lockOf = (mode: Mode): string => join(shell, 'dist', `.building-${mode}`)
const markerOf = (folder: string) => join(folder, '.hash')

/** The demo's server runs from its sources. */
const hashFor = (mode: Mode) => inputsHash(root, mode === 'demo' ? [] : ['apps/shell/server'])

/** Whether the mode's bundle exists and was built from the current sources. */
export async function isCurrent(mode: Mode): Promise<boolean> {
  const built = await readFile(markerOf(folderOf(mode)), 'utf8').catch(() => undefined)
  return built !== undefined && built === (await hashFor(mode))
}

/** Builds the shell's production bundle for a site below `base` ('/app/') into `outDir`. */
export async function buildBelow(base: string, outDir: string, logLevel: LogLevel): Promise<void> {
  await build({ ...config, mode: 'production', base, build: { outDir }, logLevel })
  await prerender('production', { ...config, base }, outDir)
  await writeHashes(outDir)
}

/** Builds the shell into `apps/shell/dist/<mode>`; for production, with its server. */
export async function buildShell(mode: Mode, logLevel: LogLevel): Promise<void> {
  // Taken before the build, so that files that change during it are built again.
  const hash = await hashFor(mode)
  // Only a finished build is served.
  await replaceFolder(folderOf(mode), async (outDir) => {
    await build({ ...config, mode, build: { outDir }, logLevel })
    await prerender(mode, config, outDir)
    if (mode === 'production') await bundleServer(outDir)
    await writeHashes(outDir)
    await writeFile(markerOf(outDir), hash)
  })
}
