import { isObject, type RpcCall, type RpcFault, rpcFaults } from './jsonRpc.ts'

/** How deep a call may be nested, its own level included. Nodes themselves take little more. */
const maxDepth = 100

// What leaves a node as it is: no other network to copy from is named.
const emptyParams: ReadonlySet<string> = new Set(['[]', '[null]', '[{}]', '{}'])

/**
 * Why a well-formed call is not passed on, or undefined. The demo's nodes take every method but those which make
 * them connect to an address that the caller names: whoever reaches this server could reach
 * other machines through it.
 */
export function faultOf(call: RpcCall): RpcFault | undefined {
  const params = call.params ?? []
  const fault = faultOfValue(call, 0)
  if (fault) return fault
  switch (call.method) {
    case 'anvil_setRpcUrl':
      return rpcFaults.connectsOut
    case 'anvil_reset':
    case 'hardhat_reset':
      return emptyParams.has(JSON.stringify(params)) ? undefined : rpcFaults.forks
    default:
      return undefined
  }
}

function faultOfValue(value: unknown, depth: number): RpcFault | undefined {
  // It is written anew before it is passed on, so it must stay the number that it was.
  if (typeof value === 'number' && !isExact(value)) return rpcFaults.inexact
  if (!Array.isArray(value) && !isObject(value)) return undefined
  if (depth === maxDepth) return rpcFaults.tooDeep
  for (const entry of Object.values(value)) {
    const fault = faultOfValue(entry, depth + 1)
    if (fault) return fault
  }
  return undefined
}

function isExact(value: number): boolean {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER
}
