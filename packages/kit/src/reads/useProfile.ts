import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useKit } from '../config/useKit.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { nameScope, namesConfig } from '../ens/namesConfig.ts'
import { avatarPolicyOf, type FoundProfile, profileStore } from '../ens/profileStore.ts'
import { shortenAddress } from '../format/shortenAddress.ts'
import { shortenName } from '../format/shortenName.ts'
import { oneDay } from '../transport/createQueryClient.ts'

/** How an account is named and pictured. */
export interface AccountProfile {
  /** The primary ENS name, checked both ways. */
  readonly name: string | undefined
  /** A picture that is safe to load. */
  readonly avatar: string | undefined
  /** Name or address, cut to what fits (Spec §9). Empty while disconnected. */
  readonly displayName: string
}

/** A lookup that failed is tried again after this, ms: no answer is no proof that there is no name. */
const retryGap = 60_000

const keyOf = (address: Address | undefined, scope: number) => [
  'foyer',
  'profile',
  scope,
  address?.toLowerCase(),
]

/**
 * The profile of an account, by default of the connected one on its chain: the chain's own primary name (ENSIP-19), else
 * Ethereum's. Fresh for one day, also over a reload; the name service's code is loaded when it is first needed.
 */
export function useProfile(of?: Address | undefined): AccountProfile {
  const kit = useKit()
  const client = useQueryClient()
  const session = useConnectionState()
  const address = of ?? session.address
  const scope = nameScope(of === undefined ? session.chainId : undefined)
  const store = kit.once(profileStore)
  const stored = address && store.get(address, scope)
  const { data } = useQuery<FoundProfile>({
    queryKey: keyOf(address, scope),
    enabled: address !== undefined && kit.once(namesConfig).chain !== undefined,
    staleTime: oneDay,
    // In a visible tab only.
    refetchInterval: ({ state }) => Math.max(retryGap, state.dataUpdatedAt + oneDay - Date.now()),
    ...(stored ? { initialData: stored, initialDataUpdatedAt: stored.at } : {}),
    // Ethereum's name stands in while the chain's own is looked up.
    placeholderData: () => client.getQueryData<FoundProfile>(keyOf(address, 1)),
    async queryFn() {
      if (!address) throw new Error('A profile needs an address.')
      const { findProfile } = await import('../ens/findProfile.ts')
      const profile = await findProfile(kit, address, scope, avatarPolicyOf(kit))
      store.put(address, scope, profile)
      return profile
    },
  })
  return {
    name: data?.name,
    avatar: data?.avatar,
    displayName: displayNameOf(data?.name, address),
  }
}

function displayNameOf(name: string | undefined, address: Address | undefined): string {
  if (name) return shortenName(name)
  return address ? shortenAddress(address) : ''
}
