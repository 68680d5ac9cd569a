import type { ContractChecker, ContractVerdict } from '../contract/createContractChecker.ts'
import type { SessionProof, SessionRow } from '../store/Store.ts'

/** How long a verdict is believed before nodes are asked again about the same session, in ms. */
const pause = 10_000

interface Check {
  readonly verdict: Promise<ContractVerdict>
  readonly at: number
}

/**
 * Asks again whether a contract agrees to its session: once for all requests that come meanwhile, and not again at once when no endpoint
 * answers. Reading the session has no limit, so without this anybody with a contract account could make the server ask without end.
 */
export function createRechecks(checkContract: ContractChecker) {
  const checks = new Map<string, Check>()
  return (row: SessionRow, proof: SessionProof, now: number): Promise<ContractVerdict> => {
    for (const [name, { at }] of checks) {
      if (Math.abs(now - at) < pause) break
      checks.delete(name)
    }
    const known = checks.get(row.tokenHash)
    if (known) return known.verdict
    const { address, chainId } = row
    const { hash, signature } = proof
    const verdict = checkContract(chainId, { address, hash, signature })
    checks.set(row.tokenHash, { verdict, at: now })
    return verdict
  }
}
