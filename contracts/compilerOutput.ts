/** A compiled contract. Hex has the prefix `0x`. */
export interface Artifact {
  readonly name: string
  readonly abi: readonly unknown[]
  /** The init code, without constructor arguments. */
  readonly bytecode: string
  /** The runtime code. */
  readonly deployedBytecode: string
  /**
   * Whether the constructor writes immutables, so that the code cannot be set without running it.
   */
  readonly hasImmutables: boolean
}

/**
 * Parses the compiler's standard JSON output.
 *
 * @throws Error with all messages on an error or a warning, or when a contract is missing
 */
export function parseCompilerOutput(text: string, names: readonly string[]): readonly Artifact[] {
  const output = record(JSON.parse(text))
  const messages = list(output.errors).map((entry) => record(entry).formattedMessage)
  if (messages.length > 0) throw new Error(`The contracts do not compile.\n${messages.join('\n')}`)
  const files = record(output.contracts)
  return names.map((name) => toArtifact(name, record(files[`${name}.sol`])[name]))
}

function toArtifact(name: string, value: unknown): Artifact {
  if (value === undefined) throw new Error(`${name}.sol contains no contract named ${name}.`)
  const contract = record(value)
  const evm = record(contract.evm)
  const deployed = record(evm.deployedBytecode)
  return {
    name,
    abi: list(contract.abi),
    bytecode: hex(record(evm.bytecode).object),
    deployedBytecode: hex(deployed.object),
    hasImmutables: Object.keys(record(deployed.immutableReferences)).length > 0,
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function hex(value: unknown): string {
  if (typeof value === 'string' && /^(?:[0-9a-f]{2})+$/.test(value)) return `0x${value}`
  throw new Error('The compiler returned no bytecode. Put abstract contracts into src/lib.')
}
