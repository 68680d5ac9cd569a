import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem/utils'
import { SafeInfoError } from '../../../errors/connection.ts'
import { sdkError } from '../sdkError.ts'
import { withTimeLimit } from '../withTimeLimit.ts'

/** The result of `openSafe`. */
export interface OpenSafe {
  readonly address: Address
  readonly chainId: number
  /** An EIP-1193 provider that sends requests to the host. */
  readonly provider: unknown
}

/**
 * Loads Safe's SDK and asks the parent page which Safe it shows. Ignores answers from origins that
 * are not allowed.
 *
 * @throws SafeInfoError if the host does not answer in time, or its answer is invalid.
 */
export async function openSafe(options: {
  readonly allowedDomains: readonly RegExp[]
  readonly timeout: number
}): Promise<OpenSafe> {
  const [{ default: SafeAppsSdk }, { SafeAppProvider }] = await loadSdk()
  const sdk = new SafeAppsSdk({ allowedDomains: [...options.allowedDomains] })
  const limit = { connector: 'Safe', operation: 'getSafeInfo', timeout: options.timeout }
  const info = await withTimeLimit(limit, () => sdk.safe.getInfo()).catch((cause: unknown) => {
    throw new SafeInfoError({ cause })
  })
  // The host's answer is untrusted.
  const address: unknown = info?.safeAddress
  const chainId = parseChainId(info?.chainId)
  if (typeof address !== 'string' || !isAddress(address, { strict: false }) || !chainId) {
    throw new SafeInfoError({ cause: new Error('The host returned no Safe.') })
  }
  const safe = { ...info, safeAddress: getAddress(address), chainId }
  return { address: safe.safeAddress, chainId, provider: new SafeAppProvider(safe, sdk) }
}

async function loadSdk() {
  try {
    return await Promise.all([
      import('@safe-global/safe-apps-sdk'),
      import('@safe-global/safe-apps-provider'),
    ])
  } catch (cause) {
    throw sdkError('@safe-global/safe-apps-sdk', cause)
  }
}
