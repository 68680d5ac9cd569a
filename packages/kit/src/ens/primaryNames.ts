import { toCoinType } from 'viem'

const ethereum = 60n

/** Chains on which accounts may choose a primary name of their own (ENSIP-19): those with a reverse registrar. */
const chainsWithNames: ReadonlySet<number> = new Set([10, 8453, 42161, 59144, 534352])

/** Whose names count on a chain: the chain's own, or Ethereum's (1) where it has none. */
export function nameScope(chainId: number | undefined): number {
  return chainId !== undefined && chainsWithNames.has(chainId) ? chainId : 1
}

/** Coin types (ENSIP-11) to ask for a primary name, in order: the chain's own, then Ethereum's. */
export function coinTypesOf(scope: number): readonly bigint[] {
  return scope === 1 ? [ethereum] : [toCoinType(scope), ethereum]
}
