import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  erc6492SignatureValidatorByteCode,
  type Hex,
  parseErc6492Signature,
  size,
  zeroAddress,
} from 'viem'
import { type AskOptions, askEndpoint } from './askEndpoint.ts'

/** A claim that an account signed a hash. */
export interface Claim {
  readonly address: Address
  readonly hash: Hex
  readonly signature: Hex
}

/** What `isValidSignature` returns for a valid signature (ERC-1271), padded to a word. */
const magicWord = `0x1626ba7e${'0'.repeat(56)}`
/** The suffix of a signature by a wallet that is not deployed yet (ERC-6492). */
const magicSuffix = '6492'.repeat(16)
/**
 * The gas limit of a check: ten million, far more than wallets need. The visitor chooses the code
 * that runs, and nodes' own limits are much higher or missing.
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
 * Whether a contract account signed a hash, according to one endpoint: by ERC-6492 if the signature
 * has its suffix, else by ERC-1271. Addresses without code are refused: they are ordinary accounts,
 * whose signatures the server checks itself.
 *
 * @throws EndpointError
 */
export async function checkAtEndpoint(
  url: string,
  claim: Claim,
  options: AskOptions,
): Promise<boolean> {
  if (claim.signature.endsWith(magicSuffix)) {
    return hasDeployment(claim.signature) && checkPredeployed(url, claim, options)
  }
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
  // The same signature cannot be valid for another hash. An endpoint that accepts it accepts
  // anything.
  const wrong = { ...claim, hash: flipped(claim.hash) }
  const [real, control] = await Promise.all(
    [claim, wrong].map(({ address, hash, signature }) => {
      const values = encodeAbiParameters(
        [{ type: 'address' }, { type: 'bytes32' }, { type: 'bytes' }],
        [address, hash, signature],
      )
      const data = concatHex([erc6492SignatureValidatorByteCode, values])
      return askEndpoint(url, 'eth_call', [{ data, gas }, 'latest'], options)
    }),
  )
  return real === '0x01' && control !== '0x01'
}

/**
 * Whether a signature with the suffix contains what deploys its account: a factory and its call
 * data. Without this check, the suffix alone would send any ordinary account to a node.
 */
function hasDeployment(signature: Hex): boolean {
  try {
    const { address, data } = parseErc6492Signature(signature)
    return address !== undefined && address !== zeroAddress && data !== undefined && size(data) >= 4
  } catch {
    return false
  }
}

function flipped(hash: Hex): Hex {
  const last = Number.parseInt(hash.slice(-1), 16) ^ 1
  return `0x${hash.slice(2, -1)}${last.toString(16)}`
}
