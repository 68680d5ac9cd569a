/** What one contract became. Hex is `0x`-prefixed. */
export interface Artifact {
  readonly name: string
  readonly abi: readonly unknown[]
  /** What a deployment sends; constructor arguments follow it. */
  readonly bytecode: string
  /** What stands at the address afterwards. */
  readonly deployedBytecode: string
  /** Whether the constructor writes values into the code, so that the code cannot be placed at an address without running it. */
  readonly hasImmutables: boolean
}

/**
 * Reads the compiler's standard JSON output.
 * @throws with all messages when there is an error or a warning, and for a contract that is not there.
 */
export function parseCompilerOutput(text: string, names: readonly string[]): readonly Artifact[] {
  const output = record(JSON.parse(text))
  const messages = list(output.errors).map((entry) => record(entry).formattedMessage)
  if (messages.length > 0) throw new Error(`The contracts do not compile.\n${messages.join('\n')}`)
  const files = record(output.contracts)
  return names.map((name) => toArtifact(name, record(files[`${name}.sol`])[name]))
}

function toArtifact(name: string, value: unknown): Artifact {
  if (value === undefined) throw new Error(`${name}.sol holds no contract named ${name}.`)
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
  throw new Error('The compiler gave no bytecode. An abstract contract belongs into src/lib.')
}
