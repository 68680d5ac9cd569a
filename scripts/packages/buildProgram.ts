import type { PackageName } from './packages.ts'
import { compile } from './types.ts'
import { writeManifest } from './writeManifest.ts'

/** Builds a package that is run by name and not imported. */
export async function buildProgram(name: PackageName, command: string): Promise<void> {
  await compile(name)
  await writeManifest(name, {}, { bin: { [command]: './lib/main.js' } })
}
