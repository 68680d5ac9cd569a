import { join } from 'node:path'
import { compile, hashContract } from './compile.ts'
import type { Artifact } from './compilerOutput.ts'
import type { Sources } from './sources.ts'

/** The folder of the generated files. Everything else in it is deleted. */
export const generatedFolder = join(import.meta.dirname, 'generated')

/** Compiles the contracts and returns the generated files by name. */
export function generate(sources: Sources): ReadonlyMap<string, string> {
  return new Map(
    compile(sources).map((artifact) => [
      `${artifact.name}.ts`,
      toModule(artifact, hashContract(artifact.name, sources)),
    ]),
  )
}

/**
 * The source of `generated/<Name>.ts`: the hash of its sources, ABI and bytecode as typed
 * constants.
 */
function toModule(artifact: Artifact, sourceHash: string): string {
  const prefix = artifact.name.charAt(0).toLowerCase() + artifact.name.slice(1)
  return [
    `// @generated from src/${artifact.name}.sol by \`npx node contracts/build.ts\`.`,
    `export const ${prefix}SourceHash = '${sourceHash}'`,
    `export const ${prefix}Abi = [`,
    ...artifact.abi.map((entry) => `  ${JSON.stringify(entry)},`),
    '] as const',
    `export const ${prefix}Bytecode =\n  '${artifact.bytecode}'`,
    `export const ${prefix}DeployedBytecode =\n  '${artifact.deployedBytecode}'`,
    '',
  ].join('\n')
}
