import { rm } from 'node:fs/promises'
import { buildAuth } from './buildAuth.ts'
import { buildKit } from './buildKit.ts'
import { distOf, packageNames } from './packages.ts'

/** Writes what is published into `packages/<name>/dist`. */
export async function buildPackages(): Promise<void> {
  for (const name of packageNames) await rm(distOf(name), { recursive: true, force: true })
  await buildKit()
  await buildAuth()
}
