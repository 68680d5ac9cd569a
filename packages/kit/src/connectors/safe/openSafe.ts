import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'
import { SafeInfoError } from '../../errors/connection.ts'
import { parseChainId } from '../../format/parseChainId.ts'
import { withTimeLimit } from '../withTimeLimit.ts'

export interface OpenSafe {
  readonly address: Address
  readonly chainId: number
  /** An EIP-1193 provider that asks the host. */
  readonly provider: unknown
}

/**
 * Loads Safe's SDK and asks the page around this one which Safe it shows. Only an allowed origin is believed.
 *
 * @throws SafeInfoError when the host does not answer in time, or answers nonsense (Spec §8).
 */
export async function openSafe(options: {
  readonly allowedDomains: readonly RegExp[]
  readonly timeout: number
}): Promise<OpenSafe> {
  const [{ default: SafeAppsSdk }, { SafeAppProvider }] = await Promise.all([
    import('@safe-global/safe-apps-sdk'),
    import('@safe-global/safe-apps-provider'),
  ])
  const sdk = new SafeAppsSdk({ allowedDomains: [...options.allowedDomains] })
  const limit = { connector: 'Safe', operation: 'getSafeInfo', timeout: options.timeout }
  const info = await withTimeLimit(limit, () => sdk.safe.getInfo()).catch((cause: unknown) => {
    throw new SafeInfoError({ cause })
  })
  // What the host says is checked like every wallet's word.
  const address: unknown = info?.safeAddress
  const chainId = parseChainId(info?.chainId)
  if (typeof address !== 'string' || !isAddress(address, { strict: false }) || !chainId) {
    throw new SafeInfoError({ cause: new Error('The host named no Safe.') })
  }
  const safe = { ...info, safeAddress: getAddress(address), chainId }
  return { address: safe.safeAddress, chainId, provider: new SafeAppProvider(safe, sdk) }
}
