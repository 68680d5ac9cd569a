import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import { isRecord } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'

/** The validated accounts of a WalletConnect session. */
export interface ApprovedSession {
  /** Accounts by chain id, in the wallet's order. Every list has at least one account. */
  readonly accounts: ReadonlyMap<number, readonly Address[]>
  readonly methods: ReadonlySet<string>
}

/** Maximum number of accounts on all chains, so that a hostile wallet cannot flood the page. */
const maxAccounts = 500

/**
 * Reads a session's namespaces (CAIP-25), `eip155` and `eip155:<chain>`. Keeps only accounts
 * `eip155:<chain>:<address>` with a positive chain id and a valid address. Never throws.
 */
export function readApprovedSession(namespaces: unknown): ApprovedSession {
  const accounts = new Map<number, Address[]>()
  const methods = new Set<string>()
  let left = maxAccounts
  for (const [key, namespace] of Object.entries(isRecord(namespaces) ? namespaces : {})) {
    if (key.split(':')[0] !== 'eip155' || !isRecord(namespace)) continue
    for (const method of textsOf(namespace.methods)) methods.add(method)
    for (const text of textsOf(namespace.accounts).slice(0, left)) {
      left -= 1
      const account = readAccount(text)
      if (account?.chainId === undefined) continue
      const known = accounts.get(account.chainId) ?? []
      if (!known.includes(account.address)) {
        accounts.set(account.chainId, [...known, account.address])
      }
    }
  }
  return { accounts, methods }
}

/** Parses an account: `eip155:1:0x…` (CAIP-10) or a bare address. */
export function readAccount(
  text: unknown,
): { readonly chainId: number | undefined; readonly address: Address } | undefined {
  if (typeof text !== 'string') return undefined
  const parts = text.split(':')
  const address = parts.at(-1) ?? ''
  if (!isAddress(address, { strict: false })) return undefined
  if (parts.length === 1) return { chainId: undefined, address: getAddress(address) }
  const chainId = parts[0] === 'eip155' && parts.length === 3 ? parseChainId(parts[1]) : undefined
  return chainId === undefined ? undefined : { chainId, address: getAddress(address) }
}

/** Parses a chain id: `eip155:1` (CAIP-2), hex, decimal or a number. */
export function readChain(value: unknown): number | undefined {
  const [, reference] = typeof value === 'string' ? (/^eip155:(.+)$/.exec(value) ?? []) : []
  return parseChainId(reference ?? value)
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
