import type { Fetch } from './askEndpoint.ts'
import { type Claim, checkAtEndpoint } from './checkAtEndpoint.ts'

/** How the signatures of contract accounts (ERC-1271, ERC-6492) are checked. */
export interface ContractOptions {
  /**
   * The server's own RPC endpoints by chain id. On a chain whose endpoints have fewer than two
   * hosts, contract accounts cannot sign in unless `allowSingleEndpoint` is set.
   */
  readonly endpoints: ReadonlyMap<number, readonly string[]>
  /**
   * Whether a single host may decide. It can then sign in as any account of its chain, ordinary
   * accounts included. Default: false.
   */
  readonly allowSingleEndpoint?: boolean | undefined
  /** Time limit of a whole check, in ms. Default: 5000. */
  readonly timeout?: number | undefined
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined
}

/** 'unknown': the endpoints failed or disagree. Without endpoints, every signature is invalid. */
export type ContractVerdict = 'valid' | 'invalid' | 'unknown'

export type ContractChecker = (chainId: number, claim: Claim) => Promise<ContractVerdict>

/**
 * Asks all endpoints of a chain at once. Each host has one vote, and two must agree, so that a
 * single lying host cannot sign anyone in.
 */
export function createContractChecker(options: ContractOptions | false): ContractChecker {
  if (options === false) return async () => 'invalid'
  const { timeout = 5000, fetch = globalThis.fetch } = options
  return async (chainId, claim) => {
    const urls = usableEndpoints(options, chainId)
    if (urls.length === 0) return 'invalid'
    const signal = AbortSignal.timeout(timeout)
    const answers = await Promise.allSettled(
      urls.map((url) => checkAtEndpoint(url, claim, { fetch, signal })),
    )
    const votes = new Map<string, boolean | undefined>()
    for (const [index, answer] of answers.entries()) {
      const host = hostOf(urls[index] ?? '')
      const vote = answer.status === 'fulfilled' ? answer.value : undefined
      // A host that contradicts itself has no vote.
      votes.set(host, votes.has(host) && votes.get(host) !== vote ? undefined : vote)
    }
    const count = (verdict: boolean) =>
      [...votes.values()].filter((vote) => vote === verdict).length
    const needed = Math.min(2, votes.size)
    const [valid, invalid] = [count(true), count(false)]
    if (valid >= needed && valid > invalid) return 'valid'
    return invalid >= needed && invalid > valid ? 'invalid' : 'unknown'
  }
}

/** The endpoints of a chain that may decide: none if a single host would decide alone. */
export function usableEndpoints(
  { allowSingleEndpoint = false, endpoints }: ContractOptions,
  chainId: number,
): readonly string[] {
  const urls = endpoints.get(chainId) ?? []
  return allowSingleEndpoint || new Set(urls.map(hostOf)).size > 1 ? urls : []
}

function hostOf(url: string): string {
  return new URL(url).hostname
}
