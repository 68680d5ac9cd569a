import { type Address, type Client, parseSignature } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { Config, Connector } from 'wagmi'
import { signTypedData } from 'wagmi/actions'
import type { VaultContracts } from '../../../../config/vault.ts'
import { tokenAbi } from '../vaultAbi.ts'
import type { Permit } from './vaultCalls.ts'

/** How long a permit stays valid, in seconds. Short, in case it is never used. */
const validFor = 30 * 60

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/** Code that delegates to a contract (EIP-7702). The account's own key still signs. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/** Whether the account has a key of its own: the token accepts plain signatures only. */
export async function canSignPermit(client: Client, account: Address): Promise<boolean> {
  const code = await getCode(client, { address: account })
  return code === undefined || delegation.test(code)
}

export interface PermitRequest {
  readonly chainId: number
  readonly contracts: VaultContracts
  readonly account: Address
  /** Base units of the token. */
  readonly amount: bigint
  /** The chain's time, Unix seconds. */
  readonly chainTime: number
}

/** The typed data to sign: the vault may take exactly this amount, once (ERC-2612). */
export async function preparePermit(
  client: Client,
  { account, amount, chainId, chainTime, contracts }: PermitRequest,
) {
  const { timeLock, token } = contracts
  const [nonce, name] = await Promise.all([
    readContract(client, {
      address: token,
      abi: tokenAbi,
      functionName: 'nonces',
      args: [account],
    }),
    readContract(client, { address: token, abi: tokenAbi, functionName: 'name' }),
  ])
  const deadline = BigInt(chainTime + validFor)
  return {
    domain: { name, version: '1', chainId, verifyingContract: token },
    types: permitTypes,
    primaryType: 'Permit',
    message: { owner: account, spender: timeLock, value: amount, nonce, deadline },
  } as const
}

/** Asks the wallet to sign. Rejects with the wallet's own error. */
export async function signPermit(
  config: Config,
  connector: Connector,
  request: Awaited<ReturnType<typeof preparePermit>>,
): Promise<Permit> {
  const { deadline, owner: account, value } = request.message
  const signature = await signTypedData(config, { account, connector, ...request })
  const { r, s, yParity } = parseSignature(signature)
  return { value, deadline, v: 27 + yParity, r, s }
}
