import { parseEther } from 'viem'
import { anvilAccounts } from './accounts.ts'

/** Balance of the first account in the native currency, by chain id. */
const firstBalances: ReadonlyMap<number, bigint> = new Map([
  [1, parseEther('2.4081')],
  [56, parseEther('3.5')],
  [185, parseEther('0.1042')],
  [8453, parseEther('1.15')],
  [42161, parseEther('0.822')],
  [2310, parseEther('12500')],
  [1329, parseEther('2840.5')],
])

const otherChains = parseEther('10')

/** Each account's balance relative to the first one's, in thousandths. */
const shares = [1000n, 615n, 174n, 420n, 288n, 93n, 731n, 356n, 502n, 847n] as const

/**
 * The native balances, in wei, with which the accounts start on a chain, in the order of
 * {@link anvilAccounts}.
 */
export function startBalances(chainId: number): readonly bigint[] {
  const first = firstBalances.get(chainId) ?? otherChains
  return anvilAccounts.map((_, index) => (first * (shares[index] ?? 1000n)) / 1000n)
}
