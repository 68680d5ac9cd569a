import type { Connector } from 'wagmi'
import { isInjected } from '../connectors/injected/isInjected.ts'
import { withTimeLimit } from '../connectors/withTimeLimit.ts'

/** Time limit for each of the two requests, in ms. */
const timeout = 2_000

/**
 * Disconnects a wallet, which revokes its permission if it can. Never rejects, and resolves within
 * four seconds: 'kept' if the wallet still shares its accounts, 'unknown' if it does not say.
 */
export async function revokePermission(
  connector: Connector,
): Promise<'revoked' | 'kept' | 'unknown'> {
  const { name } = connector
  const isDone = await withTimeLimit({ connector: name, operation: 'disconnect', timeout }, () =>
    connector.disconnect(),
  ).then(
    () => true,
    () => false,
  )
  if (!isInjected(connector)) return isDone ? 'revoked' : 'unknown'
  const limit = { connector: name, operation: 'eth_accounts', timeout }
  const accounts = await withTimeLimit(limit, () => connector.getAccounts()).catch(() => undefined)
  if (!accounts) return 'unknown'
  return accounts.length > 0 ? 'kept' : 'revoked'
}
