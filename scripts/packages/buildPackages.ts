import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAuth } from './buildAuth.ts'
import { buildKit } from './buildKit.ts'
import { buildProgram } from './buildProgram.ts'
import { buildRainbowkit } from './buildRainbowkit.ts'
import { buildTestkit } from './buildTestkit.ts'
import { distOf, folderOf, packageNames, programNames } from './packages.ts'

/** Writes the published packages into `packages/<name>/dist`. */
export async function buildPackages(): Promise<void> {
  for (const name of [...packageNames, ...programNames])
    await rm(distOf(name), { recursive: true, force: true })
  await buildKit()
  await buildRainbowkit()
  await buildAuth()
  await buildTestkit()
  await buildProgram('codemod', 'foyer-codemod')
  await buildProgram('create-foyer', 'create-foyer')
  await cp(join(folderOf('create-foyer'), 'templates'), join(distOf('create-foyer'), 'templates'), {
    recursive: true,
  })
}
