import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  isHex,
  parseAbi,
} from 'viem'

const erc20 = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** A token's metadata. */
export interface Token {
  readonly symbol: string
  readonly decimals: number
}

/** A call to an ERC-20 token. */
export interface TokenCall {
  readonly name: 'approve' | 'transfer'
  /** The spender or the recipient. */
  readonly party: Address
  readonly amount: bigint
}

/** Decodes the two ERC-20 calls that the wallet can describe. */
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

/** Allowances of at least this amount count as unlimited. */
export const unlimited = 2n ** 255n

/** Reads a contract's token metadata; undefined if it is not a token. */
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
    const readable = sanitizeText(symbol, 11)
    return readable === '' || decimals > 36 ? undefined : { symbol: readable, decimals }
  } catch {
    return undefined
  }
}
