import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useKit } from '../config/useKit.ts'
import { useSession } from '../connectors/useSession.ts'
import { shortenAddress } from '../format/shortenAddress.ts'
import { shortenName } from '../format/shortenName.ts'
import { oneDay } from '../rpc/createQueryClient.ts'

/** How an account is named and pictured. */
export interface AccountProfile {
  /** The primary ENS name, checked both ways. */
  readonly name: string | undefined
  /** A picture that is safe to load. */
  readonly avatar: string | undefined
  /** Name or address, cut to what fits (Spec §9). Empty while disconnected. */
  readonly displayName: string
}

const ensChainId = 1

/** The connected account's profile; the name service's code is loaded when it is first needed. */
export function useProfile(): AccountProfile {
  const { chains, wagmi } = useKit()
  const { address } = useSession()
  const hasNames = chains.some(({ ens, id }) => id === ensChainId && ens !== undefined)
  const { data } = useQuery({
    queryKey: ['foyer', 'profile', address?.toLowerCase()],
    enabled: address !== undefined && hasNames,
    staleTime: oneDay,
    async queryFn() {
      if (!address) throw new Error('A profile needs an address.')
      const [{ lookupProfile }, { avatarSource }] = await Promise.all([
        import('./lookupProfile.ts'),
        import('./avatarSource.ts'),
      ])
      const profile = await lookupProfile(wagmi.getClient({ chainId: ensChainId }), address)
      return { ...profile, avatar: await avatarSource(profile.avatar, location.origin) }
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
