import { type Address, checksumAddress } from 'viem'
import type { Personality } from './personalities.ts'
import type { WalletState } from './types.ts'

/** The accounts that the site sees now. */
export function visibleAccounts(state: WalletState): readonly Address[] {
  return state.locked ? [] : state.permitted
}

/** Addresses in the case that this wallet writes them in. */
export function writeAddresses(
  addresses: readonly Address[],
  personality: Personality,
): readonly Address[] {
  return addresses.map((address) =>
    personality.addressCase === 'lower'
      ? (address.toLowerCase() as Address)
      : checksumAddress(address),
  )
}

/**
 * The site's permissions in the shape of EIP-2255; empty when it has none. A locked wallet lists
 * them too.
 */
export function writePermissions(
  state: WalletState,
  options: {
    readonly personality: Personality
    readonly origin: string
    readonly chainIds: readonly number[]
  },
): readonly unknown[] {
  const { personality, origin, chainIds } = options
  const addresses = state.permitted
  if (addresses.length === 0) return []
  const permission = (parentCapability: string, type: string, value: unknown) => ({
    id: `${parentCapability}:${origin}`,
    parentCapability,
    invoker: origin,
    date: 0,
    caveats: [{ type, value }],
  })
  const accounts = permission(
    'eth_accounts',
    'restrictReturnedAccounts',
    writeAddresses(addresses, personality),
  )
  if (!personality.permittedChains) return [accounts]
  const chains = chainIds.map((id) => `0x${id.toString(16)}`)
  return [accounts, permission('endowment:permitted-chains', 'restrictNetworkSwitching', chains)]
}
