import { type Address, toCoinType } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/ens'
import type { Kit } from '../config/kit.ts'
import { sameAddress } from '../format/sameAddress.ts'
import { type AvatarPolicy, avatarSource } from './avatarSource.ts'
import { createNamesClient, gatewayOptions, isOffchainLookup } from './createNamesClient.ts'
import { namesChainId } from './namesConfig.ts'
import { normalizeName } from './normalizeName.ts'
import { type FoundProfile, longestName } from './profileStore.ts'

/** ENSIP-11. */
const ethereumCoinType = 60n

/**
 * Finds an account's primary name (ENSIP-19) and avatar, in at most three HTTP requests. A name is
 * normalized (ENSIP-15) and counts only when it resolves back to the address. A separate file, so
 * that ENS code is loaded on demand.
 *
 * @param scope see `nameScope`.
 * @throws NamesUnavailableError, and what the chain's endpoints throw: a failed read does not mean
 * that there is no name.
 */
export async function findProfile(
  kit: Kit,
  address: Address,
  scope: number,
  policy: AvatarPolicy,
): Promise<FoundProfile> {
  const client = kit.once(createNamesClient)
  const options = gatewayOptions(kit)
  const coinTypes =
    scope === namesChainId ? [ethereumCoinType] : [toCoinType(scope), ethereumCoinType]
  const claims = await Promise.all(
    coinTypes.map((coinType) =>
      getEnsName(client, { address, coinType, ...options }).catch(nullIfOffchain),
    ),
  )
  for (const [index, coinType] of coinTypes.entries()) {
    const name = normalizedOrNone(claims[index])
    if (name === undefined) continue
    const [owner, avatar] = await Promise.all([
      // The oldest resolvers know Ethereum's address only without a coin type.
      getEnsAddress(client, {
        name,
        ...(coinType === ethereumCoinType ? {} : { coinType }),
        ...options,
      }).catch(nullIfOffchain),
      getEnsText(client, { name, key: 'avatar', ...options }).catch(() => null),
    ])
    if (!sameAddress(owner, address)) continue
    return { name, avatar: await avatarSource(avatar ?? undefined, policy, name) }
  }
  return { name: undefined, avatar: undefined }
}

/** A name that only a gateway knows counts as none where none is configured. */
function nullIfOffchain(error: unknown): null {
  if (isOffchainLookup(error)) return null
  throw error
}

function normalizedOrNone(claim: string | null | undefined): string | undefined {
  if (!claim || claim.length > longestName) return undefined
  try {
    return normalizeName(claim)
  } catch {
    return undefined // A name that cannot be normalized is ignored.
  }
}
