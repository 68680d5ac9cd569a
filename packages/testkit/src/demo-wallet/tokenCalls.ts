import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  isHex,
  parseAbi,
} from 'viem'
import { plainText } from './format.ts'

const erc20 = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

export interface Token {
  readonly symbol: string
  readonly decimals: number
}

export interface TokenCall {
  readonly name: 'approve' | 'transfer'
  /** Who may take, or who receives. */
  readonly party: Address
  readonly amount: bigint
}

/** The two calls to a token (ERC-20) that the wallet can put in words. */
export function readTokenCall(data: Hex): TokenCall | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20, data })
    if (functionName !== 'approve' && functionName !== 'transfer') return undefined
    const [party, amount] = args
    return { name: functionName, party, amount }
  } catch {
    return undefined
  }
}

/** At or above this an allowance is meant to have no limit. */
export const unlimited = 2n ** 255n

/** What a contract says of itself as a token; undefined when it does not. */
export async function readToken(
  address: Address,
  call: (params: readonly unknown[]) => Promise<unknown>,
): Promise<Token | undefined> {
  const ask = async (functionName: 'symbol' | 'decimals') => {
    const data = encodeFunctionData({ abi: erc20, functionName })
    const answer = await call([{ to: address, data }, 'latest'])
    return isHex(answer) ? answer : '0x'
  }
  try {
    const [symbolData, decimalsData] = await Promise.all([ask('symbol'), ask('decimals')])
    const [symbol] = decodeAbiParameters([{ type: 'string' }], symbolData)
    const [decimals] = decodeAbiParameters([{ type: 'uint8' }], decimalsData)
    const readable = plainText(symbol, 11)
    return readable === '' || decimals > 36 ? undefined : { symbol: readable, decimals }
  } catch {
    return undefined
  }
}
