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
  await rm(folder, { recursive: true, force: true })
  await fill(folder)
  await rm(target, { recursive: true, force: true })
  await rename(folder, target)
}
