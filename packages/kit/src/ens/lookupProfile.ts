import { type Address, type Client, isAddressEqual } from 'viem'
import { getEnsAddress, getEnsName, getEnsText, normalize } from 'viem/ens'

export interface Profile {
  readonly name: string | undefined
  /** As the name's record gives it; not yet checked. */
  readonly avatar: string | undefined
}

const unknown: Profile = { name: undefined, avatar: undefined }

/**
 * The account's primary name and avatar record on chain 1. A name counts only when it is normalised
 * as it stands (ENSIP-15) and leads back to the address; anything else is shown as the address.
 */
export async function lookupProfile(client: Client, address: Address): Promise<Profile> {
  const name = await getEnsName(client, { address })
  if (!name || !isNormalized(name)) return unknown
  const owner = await getEnsAddress(client, { name })
  if (!owner || !isAddressEqual(owner, address)) return unknown
  const avatar = await getEnsText(client, { name, key: 'avatar' }).catch(() => null)
  return { name, avatar: avatar ?? undefined }
}

function isNormalized(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false // A disallowed name is no name.
  }
}
