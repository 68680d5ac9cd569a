import type { Address } from 'viem'
import {
  type ApprovedSession,
  readAccount,
  readApprovedSession,
  readChain,
} from './approvedSession.ts'
import type { SignSession } from './openClient.ts'

/** One session with a wallet, as far as the page knows it. */
export interface LiveSession {
  readonly topic: string
  readonly approved: ApprovedSession
  /** The chain that requests are about; may be one that the session does not cover. */
  readonly chainId: number
  /** The account that the wallet has named as the current one. */
  readonly selected: Address | undefined
}

/**
 * A session at its start: on the wanted chain where the wallet has approved it, else on the first of the
 * app's that it has, else on the wallet's first. Undefined without an account.
 */
export function beginSession(
  session: Pick<SignSession, 'namespaces' | 'topic'>,
  options: { readonly wanted?: number | undefined; readonly chainIds: readonly number[] },
): LiveSession | undefined {
  const approved = readApprovedSession(session.namespaces)
  const chainId = startChain(approved, options)
  if (chainId === undefined) return undefined
  return { topic: session.topic, approved, chainId, selected: undefined }
}

function startChain(
  { accounts }: ApprovedSession,
  { wanted, chainIds }: { wanted?: number | undefined; chainIds: readonly number[] },
): number | undefined {
  if (wanted !== undefined && accounts.has(wanted)) return wanted
  const [first] = accounts.keys()
  return chainIds.find((id) => accounts.has(id)) ?? first
}

/** The accounts on the session's chain, the selected one first; on a chain that it does not cover, those of its first. */
export function accountsOf({ approved, chainId, selected }: LiveSession): readonly Address[] {
  const [first] = approved.accounts.values()
  const accounts = approved.accounts.get(chainId) ?? first ?? []
  if (selected === undefined || !accounts.includes(selected)) return accounts
  return [selected, ...accounts.filter((address) => address !== selected)]
}

/** The session after the wallet has changed what it approves. Undefined when no account is left. */
export function updateSession(live: LiveSession, namespaces: unknown): LiveSession | undefined {
  const approved = readApprovedSession(namespaces)
  const [first] = approved.accounts.keys()
  if (first === undefined) return undefined
  const wasCovered = live.approved.accounts.has(live.chainId)
  const isCovered = approved.accounts.has(live.chainId)
  return { ...live, approved, chainId: wasCovered && !isCovered ? first : live.chainId }
}

/** What an event of the wallet makes of the session: undefined when it has ended it, the same when it says nothing. */
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
