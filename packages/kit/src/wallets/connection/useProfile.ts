import { shortenAddress, shortenName } from '@foyer/ui/format/shorten.ts'
import { useIsHydrated } from '@foyer/ui/utils/useIsHydrated.ts'
import { useShortWait } from '@foyer/ui/utils/useShortWait.ts'
import { type Query, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Address } from 'viem'
import type { Kit } from '../../chains/config/kit.ts'
import { useKit } from '../../chains/config/useKit.ts'
import { nameScope, namesConfig } from '../../chains/ens/namesConfig.ts'
import { avatarPolicyOf, type FoundProfile, profileStore } from '../../chains/ens/profileStore.ts'
import { oneDay, ownQuery } from '../../chains/transport/createQueryClient.ts'
import { useConnectionState } from './useConnectionState.ts'

/** Name and avatar of an account. */
export interface AccountProfile {
  /**
   * The primary ENS name, which resolves back to the address; undefined without one and until it is
   * found.
   */
  readonly name: string | undefined
  /** An avatar URL that is safe to load; undefined without one and until it is found. */
  readonly avatar: string | undefined
  /** Shortened name or address. Empty while disconnected. */
  readonly displayName: string
  /**
   * True while they are looked up for the first time, for at most 400 ms: show a skeleton, not an
   * address that a name replaces at once.
   */
  readonly isPending: boolean
}

/** How long until a failed lookup is retried, in ms. */
const retryGap = 60_000

/**
 * How long a profile stays fresh, in ms: one day. A partial one is looked up again after a minute,
 * then after ever longer gaps: a picture may be blocked for good.
 */
function lifetimeOf({ state }: Query<FoundProfile>): number {
  if (!state.data?.isPartial) return oneDay
  return Math.min(oneDay, (retryGap * 2 ** state.dataUpdateCount) / 2)
}

const keyOf = (address: Address | undefined, scope: number) => [
  'foyer',
  'profile',
  scope,
  address?.toLowerCase(),
]

/**
 * The profile of an account, by default the connected one on its chain: the chain's own primary
 * name (ENSIP-19), else Ethereum's. Cached for one day, also across reloads. ENS code is loaded
 * only for an account with a name.
 *
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useProfile(of?: Address | undefined): AccountProfile {
  const kit = useKit('useProfile')
  const connection = useConnectionState()
  const address = of ?? connection.address
  const scope = nameScope(of === undefined ? connection.chainId : undefined)
  const store = kit.get(profileStore)
  const stored = address && store.get(address, scope)
  // Deferred, so that the account is painted first.
  const mayLookUp = useDeferredValue(true, false)
  const { queryClient } = kit
  const isEnabled = address !== undefined && kit.get(namesConfig).chain !== undefined
  const { data, isError } = useQuery<FoundProfile>(
    {
      ...ownQuery,
      queryKey: keyOf(address, scope),
      enabled: mayLookUp && isEnabled,
      staleTime: lifetimeOf,
      // TanStack Query refetches in visible tabs only.
      refetchInterval(query) {
        const left = query.state.dataUpdatedAt + lifetimeOf(query) - Date.now()
        // The clock may have been set back: beyond 24 days, timers fire at once.
        return Math.max(retryGap, Math.min(oneDay, left))
      },
      ...(stored ? { initialData: stored, initialDataUpdatedAt: stored.at } : {}),
      // Ethereum's name is shown while the chain's own is looked up.
      placeholderData: () => queryClient.getQueryData<FoundProfile>(keyOf(address, 1)),
      async queryFn() {
        if (!address) throw new Error('A profile needs an address.')
        const profile = await lookUp(kit, address, scope)
        if (!profile.isPartial) store.put(address, scope, profile)
        return profile
      },
    },
    queryClient,
  )
  // During hydration, ignores what this browser has stored, which the server cannot know.
  const profile = useIsHydrated() ? data : undefined
  return {
    name: profile?.name,
    avatar: profile?.avatar,
    displayName: displayNameOf(profile?.name, address),
    isPending: useShortWait(address, isEnabled && profile === undefined && !isError),
  }
}

/** Loads the code that checks names only for an account that may have one. */
async function lookUp(kit: Kit, address: Address, scope: number): Promise<FoundProfile> {
  const { claimsNoName } = await import('../../chains/ens/claimsNoName.ts')
  if (await claimsNoName(kit, { address, scope })) return { name: undefined, avatar: undefined }
  const { findProfile } = await import('../../chains/ens/findProfile.ts')
  return findProfile(kit, { address, policy: avatarPolicyOf(kit), scope })
}

function displayNameOf(name: string | undefined, address: Address | undefined): string {
  if (name) return shortenName(name)
  return address ? shortenAddress(address) : ''
}
