import { createHash } from 'node:crypto'
import solc from 'solc'
import { type Artifact, parseCompilerOutput } from './compilerOutput.ts'
import { contractNames, type Sources, sourcesOf } from './sources.ts'

/** Compiler settings. Without metadata, the bytecode depends only on the code. */
const settings = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'cancun',
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: {
    '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode'] },
  },
}

/**
 * SHA-256 in hex of the compiler's version, its settings and the contract's sources. Equal hashes
 * mean equal generated files.
 */
export function hashContract(name: string, sources: Sources): string {
  const parts = [solc.version(), settings, ...sourcesOf(name, sources)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Compiles every contract.
 *
 * @throws Error with the compiler's messages on an error or a warning, or when a contract is
 * missing
 */
export function compile(sources: Sources): readonly Artifact[] {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...sources].map(([path, content]) => [path, { content }])),
    settings,
  }
  return parseCompilerOutput(solc.compile(JSON.stringify(input)), contractNames(sources))
}
