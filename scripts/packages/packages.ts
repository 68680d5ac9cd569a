import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/** The packages that are published, and where their sources are. */
export const packageNames = ['kit', 'auth', 'testkit'] as const

/** The published packages that are run by their names, and import nothing of the others. */
export const programNames = ['codemod', 'create-foyer'] as const

/** A published package of this repository. */
export type PackageName = (typeof packageNames | typeof programNames)[number]

/** What a `package.json` of this repository may say. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** The folder of a package, and the one that `npm run build:packages` writes for publishing. */
export const folderOf = (name: PackageName) => join(root, 'packages', name)
export const distOf = (name: PackageName) => join(folderOf(name), 'dist')

/** The package's `package.json`, whose exports are source files. */
export async function manifestOf(name: PackageName): Promise<Manifest> {
  return JSON.parse(await readFile(join(folderOf(name), 'package.json'), 'utf8')) as Manifest
}
