import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackages } from '../../scripts/packages/buildPackages.ts'
import { distOf, packageNames } from '../../scripts/packages/packages.ts'
import { npm } from './npm.ts'

/**
 * Builds and packs the packages once for all tests. Returns the cleanup function. If FOYER_TARBALLS
 * is set, uses the tarballs in that folder.
 */
export default async function pack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FOYER_TARBALLS) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'foyer-packages-'))
  await buildPackages()
  for (const name of packageNames) {
    await npm(folder, ['pack', distOf(name), '--pack-destination', folder])
  }
  process.env.FOYER_TARBALLS = folder
  return () => rm(folder, { recursive: true, force: true })
}
