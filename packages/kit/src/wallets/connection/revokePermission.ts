import { fieldOf } from '@foyer/ui/utils/guards.ts'
import type { Connector } from 'wagmi'
import { requestOf } from '../../chains/transport/requestOf.ts'
import { isInjected } from '../connectors/injected/isInjected.ts'
import { withTimeLimit } from '../connectors/withTimeLimit.ts'

/** Time limit for each request, in ms. */
const timeout = 2_000

/**
 * Disconnects a wallet, which revokes its permission if it can. Never rejects, and resolves within
 * six seconds: 'kept' if the wallet still permits this page, 'unknown' if it does not say.
 */
export async function revokePermission(
  connector: Connector,
): Promise<'revoked' | 'kept' | 'unknown'> {
  const ask = <T>(operation: string, task: () => Promise<T>): Promise<T> =>
    withTimeLimit({ connector: connector.name, operation, timeout }, task)
  const isDone = await ask('disconnect', () => connector.disconnect()).then(
    () => true,
    () => false,
  )
  if (!isInjected(connector)) return isDone ? 'revoked' : 'unknown'
  const accounts = await ask('eth_accounts', () => connector.getAccounts()).catch(() => undefined)
  if (!accounts) return 'unknown'
  if (accounts.length > 0) return 'kept'
  // A locked wallet shares no account, and still lists its permission.
  const permissions = await ask('wallet_getPermissions', () => listPermissions(connector)).catch(
    () => [],
  )
  return namesAccounts(permissions) ? 'kept' : 'revoked'
}

async function listPermissions(connector: Connector): Promise<unknown> {
  return requestOf(await connector.getProvider())({ method: 'wallet_getPermissions' })
}

/** Whether a list of permissions (EIP-2255) has that to see accounts. */
export function namesAccounts(permissions: unknown): boolean {
  if (!Array.isArray(permissions)) return false
  return permissions.some(
    (permission: unknown) => fieldOf(permission, 'parentCapability') === 'eth_accounts',
  )
}
