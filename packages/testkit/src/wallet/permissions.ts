import { type Address, checksumAddress, numberToHex } from 'viem'
import type { Personality } from './personality.ts'
import type { WalletState } from './types.ts'

/** The accounts that the site currently sees. */
export function visibleAccounts(state: WalletState): readonly Address[] {
  return state.locked ? [] : state.permitted
}

/** Returns addresses in the letter case that this wallet uses. */
export function writeAddresses(
  addresses: readonly Address[],
  personality: Personality,
): readonly Address[] {
  return addresses.map(
    (address): Address =>
      personality.addressCase === 'lower'
        ? `0x${address.slice(2).toLowerCase()}`
        : checksumAddress(address),
  )
}

/**
 * The site's permissions in EIP-2255 form; empty if it has none. A locked wallet lists them too.
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
  const chains = chainIds.map((id) => numberToHex(id))
  return [accounts, permission('endowment:permitted-chains', 'restrictNetworkSwitching', chains)]
}
