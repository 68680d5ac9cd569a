/** An amount that a page needs the account to hold. */
export interface BalanceAsk {
  readonly chainId: number
  /** In base units (wei, or the token's smallest unit). */
  readonly amount: bigint
  /** Contract of the token. Default: the chain's native currency. */
  readonly token?: `0x${string}` | undefined
  /** The token balance, once the page has read it. Not used for the native currency. */
  readonly held?: bigint | undefined
}

/** The account's balances as far as the shell knows them. */
export interface Holdings {
  /** The wallet's chain; undefined while it is unsupported or unproven. */
  readonly chainId: number | undefined
  /** Native balance of each chain that answered, in wei. */
  readonly native: ReadonlyMap<number, bigint>
}

export const noHoldings: Holdings = { chainId: undefined, native: new Map() }

/**
 * The `balance` of the shared state: every ask is met, or, without any, the account has a positive
 * balance on the current chain. Unknown balances count as zero.
 */
export function holdsEnough(asks: readonly BalanceAsk[], holdings: Holdings): boolean {
  if (asks.length > 0) return asks.every((ask) => isMet(ask, holdings))
  if (holdings.chainId === undefined) return false
  return (holdings.native.get(holdings.chainId) ?? 0n) > 0n
}

function isMet(ask: BalanceAsk, { native }: Holdings): boolean {
  const held = ask.token === undefined ? native.get(ask.chainId) : ask.held
  return held !== undefined && held >= ask.amount
}
