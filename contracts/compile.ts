import { createHash } from 'node:crypto'
import solc from 'solc'
import { type Artifact, parseCompilerOutput } from './compilerOutput.ts'
import { contractNames, type Sources, sourcesOf } from './sources.ts'

/** What the compiler is told. Metadata is left out, so the bytecode depends on the code alone. */
const settings = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun',
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: {
    '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode'] },
  },
}

/**
 * SHA-256 in hex of the compiler's version, its settings, and the sources that a contract is made of: the same hash, the same generated
 * file.
 */
export function hashContract(name: string, sources: Sources): string {
  const parts = [solc.version(), settings, ...sourcesOf(name, sources)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Compiles every contract.
 * @throws with the compiler's own words on an error or a warning, and for a file without a contract of its name.
 */
export function compile(sources: Sources): readonly Artifact[] {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...sources].map(([path, content]) => [path, { content }])),
    settings,
  }
  return parseCompilerOutput(solc.compile(JSON.stringify(input)), contractNames(sources))
}
