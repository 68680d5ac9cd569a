/** What a page says it asks for. */
export interface BalanceAsk {
  readonly chainId: number
  /** In base units (wei, or the token's smallest unit). */
  readonly amount: bigint
  /** Contract of the token; left out for the network's own currency. */
  readonly token?: `0x${string}` | undefined
  /** What the account holds of the token, once the page has read it. Not used for the own currency. */
  readonly held?: bigint | undefined
}

/** What the shell itself knows of the account's holdings. */
export interface Holdings {
  /** The wallet's network, undefined while it is unsupported or not proved to be the app's. */
  readonly chainId: number | undefined
  /** Own currency of each network that answered, in wei. */
  readonly native: ReadonlyMap<number, bigint>
}

export const noHoldings: Holdings = { chainId: undefined, native: new Map() }

/**
 * The `balance` of the shared state: every ask is met, or, where no page asks, the account has a
 * positive balance on the current network. What is not known counts as not held.
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
