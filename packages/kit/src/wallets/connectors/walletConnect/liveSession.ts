import type { Address } from 'viem'
import {
  type ApprovedSession,
  readAccount,
  readApprovedSession,
  readChain,
} from './approvedSession.ts'
import type { SignSession } from './openClient.ts'

/** The state of a WalletConnect session. */
export interface LiveSession {
  readonly topic: string
  readonly approved: ApprovedSession
  /** The chain of the next requests; the session may not cover it. */
  readonly chainId: number
  /** The account that the wallet reported as selected. */
  readonly selected: Address | undefined
}

/**
 * The initial state of a session. Prefers the wanted chain, then the first configured chain that
 * the wallet approved, then the wallet's first chain. Undefined if the session has no account.
 */
export function beginSession(
  session: Pick<SignSession, 'namespaces' | 'topic'>,
  options: { readonly wanted?: number | undefined; readonly chainIds: readonly number[] },
): LiveSession | undefined {
  const approved = readApprovedSession(session.namespaces)
  const [first] = approved.accounts.keys()
  const preferred = [options.wanted, ...options.chainIds]
  const chainId = preferred.find((id) => id !== undefined && approved.accounts.has(id)) ?? first
  if (chainId === undefined) return undefined
  return { topic: session.topic, approved, chainId, selected: undefined }
}

/**
 * The accounts on the session's chain, the selected one first. If the session does not cover the
 * chain, the accounts of its first chain.
 */
export function accountsOf({ approved, chainId, selected }: LiveSession): readonly Address[] {
  const [first] = approved.accounts.values()
  const accounts = approved.accounts.get(chainId) ?? first ?? []
  if (selected === undefined || !accounts.includes(selected)) return accounts
  return [selected, ...accounts.filter((address) => address !== selected)]
}

/** Applies new namespaces to the session. Undefined if no account is left. */
export function updateSession(live: LiveSession, namespaces: unknown): LiveSession | undefined {
  const approved = readApprovedSession(namespaces)
  const [first] = approved.accounts.keys()
  if (first === undefined) return undefined
  const wasCovered = live.approved.accounts.has(live.chainId)
  const isCovered = approved.accounts.has(live.chainId)
  return { ...live, approved, chainId: wasCovered && !isCovered ? first : live.chainId }
}

/**
 * Applies a `session_event` to the session. Returns undefined if the wallet disconnected, and the
 * same object if nothing changed.
 */
export function applySessionEvent(
  live: LiveSession,
  event: { readonly name: unknown; readonly data: unknown; readonly chainId: unknown },
): LiveSession | undefined {
  if (event.name === 'chainChanged') {
    const chainId = readChain(event.data) ?? readChain(event.chainId)
    return chainId === undefined || chainId === live.chainId ? live : { ...live, chainId }
  }
  if (event.name !== 'accountsChanged' || !Array.isArray(event.data)) return live
  if (event.data.length === 0) return undefined
  const approved = new Set([...live.approved.accounts.values()].flat())
  const selected = event.data
    .map((item) => readAccount(item)?.address)
    .find((address) => address !== undefined && approved.has(address))
  return selected === undefined || selected === live.selected ? live : { ...live, selected }
}
