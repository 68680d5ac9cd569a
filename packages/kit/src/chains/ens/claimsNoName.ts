import { type Address, type Hex, numberToHex, toCoinType } from 'viem'
import { NamesUnavailableError } from '../../errors/name.ts'
import type { Kit } from '../config/kit.ts'
import { requestOf } from '../transport/requestOf.ts'
import { namesChainId, namesConfig } from './namesConfig.ts'

/** `reverseWithGateways(bytes,uint256,string[])` of the universal resolver (ENSIP-23). */
const reverseWithGateways = '0xb7d6ca64'

/** Selectors of the universal resolver's errors for a name that does not exist. */
export const noneSelectors = {
  'ResolverNotContract(bytes,address)': '0x1e9535f2',
  'ResolverNotFound(bytes)': '0x77209fe8',
  'ReverseAddressMismatch(string,bytes)': '0xef9c03ce',
} as const

const none: ReadonlySet<string> = new Set(Object.values(noneSelectors))

/** Selector, three arguments' heads, and the length of the first. */
const wordLength = 64

/**
 * Whether an account certainly has no primary name, by one read for each kind of name that applies
 * to it. Most accounts have none, and with a name come 44 kB of code to check it. False if that is
 * uncertain, or if chain 1 is not among the kit's chains.
 *
 * @throws NamesUnavailableError when chain 1 has no universal resolver where it should be.
 */
export async function claimsNoName(
  kit: Kit,
  { address, scope }: { readonly address: Address; readonly scope: number },
): Promise<boolean> {
  const { chain } = kit.get(namesConfig)
  const resolver = chain?.contracts?.ensUniversalResolver?.address
  if (!resolver || !kit.chains.some(({ id }) => id === namesChainId)) return false
  const request = requestOf(kit.wagmi.getClient({ chainId: namesChainId }))
  const answers = [...new Set([scope, namesChainId])].map(async (chainId) => {
    const data = reverseCall(address, toCoinType(chainId))
    const params = [{ to: resolver, data }, 'latest']
    try {
      return isNone(await request({ method: 'eth_call', params }))
    } catch (error) {
      return none.has(revertDataOf(error).slice(0, 10))
    }
  })
  const answered = await Promise.all(answers)
  if (answered.includes(undefined)) throw new NamesUnavailableError()
  return answered.every(Boolean)
}

function reverseCall(address: Address, coinType: bigint): Hex {
  const words = [0x60n, coinType, 0xa0n, 20n].map((value) => numberToHex(value, { size: 32 }))
  const account = address.slice(2).padEnd(wordLength, '0')
  return `${reverseWithGateways}${words.map((word) => word.slice(2)).join('')}${account}${'0'.repeat(wordLength)}`
}

/** Whether the answer's name is empty. Undefined without an answer: there is no contract. */
function isNone(answer: unknown): boolean | undefined {
  if (typeof answer !== 'string' || answer === '0x') return undefined
  const word = (index: number) => answer.slice(2 + index * wordLength, 2 + (index + 1) * wordLength)
  return Number(`0x${word(0)}`) === 0x60 && /^0{64}$/.test(word(3))
}

/** The data of a revert, of an error or one of its causes; otherwise empty. */
function revertDataOf(error: unknown): string {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    if ('data' in cause && typeof cause.data === 'string') return cause.data
    cause = cause.cause
  }
  return ''
}
