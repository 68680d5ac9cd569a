import { isObject } from '../../config/guards.ts'
import { type RpcCall, type RpcErrorObject, rpcErrors } from './jsonRpc.ts'

/** How deep a call may be nested, including its own level. Nodes do not accept much more. */
const maxDepth = 100

// The parameters of a reset that does not fork another network.
const emptyParams: ReadonlySet<string> = new Set(['[]', '[null]', '[{}]', '{}'])

/**
 * Why a well-formed call is not forwarded. Undefined if it is. The demo's nodes accept every method
 * except those that make them connect to a URL of the caller's choice, since callers could reach
 * other machines through them.
 */
export function validateCall(call: RpcCall): RpcErrorObject | undefined {
  const params = call.params ?? []
  const error = validateValue(call, 0)
  if (error) return error
  switch (call.method) {
    case 'anvil_setRpcUrl':
      return rpcErrors.connectsOut
    case 'anvil_reset':
    case 'hardhat_reset':
      return emptyParams.has(JSON.stringify(params)) ? undefined : rpcErrors.forks
    default:
      return undefined
  }
}

function validateValue(value: unknown, depth: number): RpcErrorObject | undefined {
  // The call is serialised again, so numbers that lose precision are refused.
  if (typeof value === 'number' && !isExact(value)) return rpcErrors.inexact
  if (!isObject(value)) return undefined
  if (depth === maxDepth) return rpcErrors.tooDeep
  for (const entry of Object.values(value)) {
    const error = validateValue(entry, depth + 1)
    if (error) return error
  }
  return undefined
}

function isExact(value: number): boolean {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER
}
