import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Lets `fill` create a folder beside `target`, then puts it in its place. Until then the old folder
 * stays as it was, also if `fill` fails or the process is killed. What is left of that is removed
 * by the next call.
 */
export async function replaceFolder(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = join(dirname(target), `.new-${basename(target)}`)
  const old = join(dirname(target), `.old-${basename(target)}`)
  // A call was killed between its two renames.
  if (!existsSync(target) && existsSync(old)) await rename(old, target)
  await remove(folder, old)
  await fill(folder)
  if (existsSync(target)) await rename(target, old)
  await rename(folder, target)
  await remove(old)
}

async function remove(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}
