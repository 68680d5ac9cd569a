import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { distOf, folderOf, type Manifest, manifestOf, type PackageName } from './packages.ts'

/** The build output of one entry. */
export interface BuiltEntry {
  readonly types: string
  readonly default: string
}

/** The fields that a published package has in addition to those of its `package.json`. */
export type BuiltExports = Readonly<Record<string, BuiltEntry | string>>

/**
 * Writes `package.json`, README and LICENSE of the published package. In the repository the exports
 * are source files, so that nothing needs to be built during development.
 */
export async function writeManifest(
  name: PackageName,
  exports: BuiltExports,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { private: _, ...manifest }: Manifest = await manifestOf(name)
  const published = {
    ...manifest,
    ...more,
    exports: { ...exports, './package.json': './package.json' },
  }
  const dist = distOf(name)
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  await copyFile(join(root, 'LICENSE'), join(dist, 'LICENSE'))
  await copyFile(join(folderOf(name), 'README.md'), join(dist, 'README.md'))
}
