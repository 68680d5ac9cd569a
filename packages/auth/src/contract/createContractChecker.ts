import type { Fetch } from './askEndpoint.ts'
import { type Claim, checkAtEndpoint } from './checkAtEndpoint.ts'

export interface ContractOptions {
  /** The server's own endpoints of each chain, by its id. A chain that has none has no contract accounts here. */
  readonly endpoints: ReadonlyMap<number, readonly string[]>
  /** For a whole check, in ms; 5 s when absent. */
  readonly timeout?: number | undefined
  readonly fetch?: Fetch | undefined
}

/** 'unknown' when it cannot be found out now; 'none' when this server asks nobody about that chain. */
export type ContractVerdict = 'valid' | 'invalid' | 'unknown' | 'none'

export type ContractChecker = (chainId: number, claim: Claim) => Promise<ContractVerdict>

/**
 * Asks all endpoints of the message's own chain at once. Where there are two or more, two must say the same, so that one that lies
 * signs nobody in; until they do the answer is 'unknown'.
 */
export function createContractChecker(options: ContractOptions | false): ContractChecker {
  if (options === false) return async () => 'none'
  const { endpoints, timeout = 5000, fetch = globalThis.fetch } = options
  return async (chainId, claim) => {
    // One endpoint that is written in two ways is still one voice.
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
