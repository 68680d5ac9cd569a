import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackages } from '../../scripts/packages/buildPackages.ts'
import { distOf, packageNames, programNames } from '../../scripts/packages/packages.ts'
import { programsIn, tarballIn } from './freshApp.ts'
import { npm } from './npm.ts'

/**
 * Builds and packs the packages once for all tests, and installs the programs. Returns the cleanup
 * function. If FOYER_TARBALLS is set, uses the tarballs in that folder.
 */
export default async function pack(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.FOYER_TARBALLS
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'foyer-packages-')))
  if (!given) {
    await buildPackages()
    for (const name of [...packageNames, ...programNames]) {
      await npm(folder, ['pack', distOf(name), '--pack-destination', folder])
    }
  }
  const programs = programsIn(folder)
  if (!existsSync(programs)) {
    const tarballs = programNames.map((name) => tarballIn(folder, name))
    await npm(folder, ['install', '--no-audit', '--no-fund', '--prefix', programs, ...tarballs])
  }
  process.env.FOYER_TARBALLS = folder
  return given ? undefined : () => rm(folder, { recursive: true, force: true })
}
