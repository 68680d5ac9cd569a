import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/root.mjs'

/** The published packages, with their source folders. */
export const packageNames = ['kit', 'rainbowkit', 'auth', 'testkit'] as const

/** The published packages that are run by name and import none of the others. */
export const programNames = ['codemod', 'create-foyer'] as const

/** A published package of this repository. */
export type PackageName = (typeof packageNames | typeof programNames)[number]

/** The published guides, as in the kit's errors. */
export const docsUrl = 'https://foyer.dev/docs'

/** The repository on the web. */
export const repositoryUrl = 'https://github.com/foyer-kit/foyer'

/** The fields of a `package.json` in this repository. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** The folder of a package. `npm run build:packages` writes the published one. */
export const folderOf = (name: PackageName) => join(root, 'packages', name)
export const distOf = (name: PackageName) => join(folderOf(name), 'dist')

/** The package's `package.json`, whose exports are source files. */
export async function manifestOf(name: PackageName): Promise<Manifest> {
  return JSON.parse(await readFile(join(folderOf(name), 'package.json'), 'utf8')) as Manifest
}
