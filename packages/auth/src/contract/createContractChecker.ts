import type { Fetch } from './askEndpoint.ts'
import { type Claim, checkAtEndpoint } from './checkAtEndpoint.ts'

export interface ContractOptions {
  /** The server's own RPC endpoints by chain id. Without one, a chain has no contract accounts. */
  readonly endpoints: ReadonlyMap<number, readonly string[]>
  /** Time limit of a whole check, in ms. Default: 5000. */
  readonly timeout?: number | undefined
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined
}

/** 'unknown': the endpoints failed or disagree. 'none': the chain has no endpoints. */
export type ContractVerdict = 'valid' | 'invalid' | 'unknown' | 'none'

export type ContractChecker = (chainId: number, claim: Claim) => Promise<ContractVerdict>

/**
 * Asks all endpoints of a chain at once. With two or more endpoints, two must agree, so that a
 * single lying endpoint cannot sign anybody in.
 */
export function createContractChecker(options: ContractOptions | false): ContractChecker {
  if (options === false) return async () => 'none'
  const { endpoints, timeout = 5000, fetch = globalThis.fetch } = options
  return async (chainId, claim) => {
    // Two spellings of one URL count once.
    const urls = [...new Set((endpoints.get(chainId) ?? []).map((url) => new URL(url).href))]
    if (urls.length === 0) return 'none'
    const signal = AbortSignal.timeout(timeout)
    const answers = await Promise.allSettled(
      urls.map((url) => checkAtEndpoint(url, claim, { fetch, signal })),
    )
    const count = (verdict: boolean) =>
      answers.filter((answer) => answer.status === 'fulfilled' && answer.value === verdict).length
    const needed = Math.min(2, urls.length)
    const [valid, invalid] = [count(true), count(false)]
    if (valid >= needed && valid > invalid) return 'valid'
    return invalid >= needed && invalid > valid ? 'invalid' : 'unknown'
  }
}
