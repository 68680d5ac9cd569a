import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/root.mjs'
import {
  distOf,
  docsUrl,
  folderOf,
  type Manifest,
  manifestOf,
  type PackageName,
  repositoryUrl,
} from './packages.ts'

/** The build output of one entry. */
export interface BuiltEntry {
  readonly types: string
  readonly default: string
}

/** The fields that a published package has in addition to those of its `package.json`. */
export type BuiltExports = Readonly<Record<string, BuiltEntry | string>>

/** Where each package is described, below `docsUrl`. */
const guides: Readonly<Record<PackageName, string>> = {
  kit: 'introduction',
  rainbowkit: 'from-rainbowkit',
  auth: 'recipes/sign-in',
  testkit: 'recipes/testing',
  codemod: 'from-rainbowkit',
  'create-foyer': 'start/vite',
}

/** The published `package.json`. */
export async function publishedManifest(
  name: PackageName,
  exports: BuiltExports,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { private: _, devDependencies, ...manifest }: Manifest = await manifestOf(name)
  return {
    ...manifest,
    homepage: `${docsUrl}/${guides[name]}`,
    repository: {
      type: 'git',
      url: `git+${repositoryUrl}.git`,
      directory: `packages/${name}`,
    },
    ...more,
    exports: { ...exports, './package.json': './package.json' },
  }
}

/**
 * Writes `package.json`, README and LICENSE of the published package. In the repository the exports
 * are source files, so that nothing needs to be built during development.
 */
export async function writeManifest(
  name: PackageName,
  exports: BuiltExports,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const published = await publishedManifest(name, exports, more)
  const dist = distOf(name)
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  await copyFile(join(root, 'LICENSE'), join(dist, 'LICENSE'))
  await copyFile(join(folderOf(name), 'README.md'), join(dist, 'README.md'))
}
