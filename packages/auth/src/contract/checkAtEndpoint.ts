import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  erc6492SignatureValidatorByteCode,
  type Hex,
} from 'viem'
import { type AskOptions, askEndpoint } from './askEndpoint.ts'

/** What somebody claims: that the account agrees to this hash. */
export interface Claim {
  readonly address: Address
  readonly hash: Hex
  readonly signature: Hex
}

/** What `isValidSignature` answers when it agrees (ERC-1271), as the word that a call gives back. */
const magicWord = `0x1626ba7e${'0'.repeat(56)}`
/** What a signature of a wallet that is not deployed yet ends with (ERC-6492). */
const magicSuffix = '6492'.repeat(16)
/**
 * How much a question may cost the node: ten million, many times what wallets need. Whoever signs in chooses the code that answers, and
 * nodes stop by themselves much later or never.
 */
const gas = '0x989680'

const isValidSignature = {
  name: 'isValidSignature',
  type: 'function',
  stateMutability: 'view',
  inputs: [
    { name: 'hash', type: 'bytes32' },
    { name: 'signature', type: 'bytes' },
  ],
  outputs: [{ name: 'magicValue', type: 'bytes4' }],
} as const

/**
 * Whether a contract account agrees to a hash, as one endpoint sees it: by ERC-6492 when the signature says so, else by the code
 * at the address and its ERC-1271 answer. An address without code is an ordinary account, whose signature was already found
 * wrong here; no node is asked for its opinion on that. Throws `EndpointError`.
 */
export async function checkAtEndpoint(
  url: string,
  claim: Claim,
  options: AskOptions,
): Promise<boolean> {
  if (claim.signature.endsWith(magicSuffix)) return checkPredeployed(url, claim, options)
  const code = await askEndpoint(url, 'eth_getCode', [claim.address, 'latest'], options)
  if (code === undefined || code === '0x') return false
  const data = encodeFunctionData({
    abi: [isValidSignature],
    args: [claim.hash, claim.signature],
  })
  const call = { to: claim.address, data, gas }
  return (await askEndpoint(url, 'eth_call', [call, 'latest'], options)) === magicWord
}

async function checkPredeployed(url: string, claim: Claim, options: AskOptions): Promise<boolean> {
  // The same signature under another hash cannot be right. An endpoint that agrees to that agrees to anything.
  const wrong = { ...claim, hash: flipped(claim.hash) }
  const [right, absurd] = await Promise.all(
    [claim, wrong].map(({ address, hash, signature }) => {
      const values = encodeAbiParameters(
        [{ type: 'address' }, { type: 'bytes32' }, { type: 'bytes' }],
        [address, hash, signature],
      )
      const data = concatHex([erc6492SignatureValidatorByteCode, values])
      return askEndpoint(url, 'eth_call', [{ data, gas }, 'latest'], options)
    }),
  )
  return right === '0x01' && absurd !== '0x01'
}

function flipped(hash: Hex): Hex {
  const last = Number.parseInt(hash.slice(-1), 16) ^ 1
  return `0x${hash.slice(2, -1)}${last.toString(16)}`
}
