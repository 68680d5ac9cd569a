import type { Address, Client } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/ens'
import { sameAddress } from '../format/sameAddress.ts'
import { normalizeName } from './normalizeName.ts'
import { coinTypesOf } from './primaryNames.ts'

export interface Profile {
  readonly name: string | undefined
  /** As the name's record gives it; not yet checked. */
  readonly avatar: string | undefined
}

export interface ProfileQuestion {
  readonly address: Address
  /** Whose primary names count: see `nameScope`. */
  readonly scope: number
  /** Batch gateways (ENSIP-21); none: names outside of chain 1 are not found. */
  readonly gateways: readonly string[]
}

const unknown: Profile = { name: undefined, avatar: undefined }
const ethereum = 60n

/**
 * The account's primary name (ENSIP-19) and its picture's record. A name is shown as ENSIP-15 spells it, and only when
 * that spelling leads back to the address; anything else is shown as the address. At most two HTTP requests.
 *
 * @throws when the chain cannot be read; that is no proof that there is no name.
 */
export async function lookupProfile(client: Client, question: ProfileQuestion): Promise<Profile> {
  const { address, scope } = question
  const coinTypes = coinTypesOf(scope)
  const ways = stepWalletOf(question)
  const claims = await Promise.all(
    coinTypes.map((coinType) => getEnsName(client, { address, coinType, ...ways })),
  )
  for (const [index, coinType] of coinTypes.entries()) {
    const profile = await check(client, question, claims[index], coinType)
    if (profile) return profile
  }
  return unknown
}

async function check(
  client: Client,
  question: ProfileQuestion,
  claim: string | null | undefined,
  coinType: bigint,
): Promise<Profile | undefined> {
  const name = normalizedOrNone(claim)
  if (name === undefined) return undefined
  const ways = stepWalletOf(question)
  const [owner, avatar] = await Promise.all([
    // Resolvers of the first years know Ethereum's address by itself only.
    getEnsAddress(client, { name, ...(coinType === ethereum ? {} : { coinType }), ...ways }),
    getEnsText(client, { name, key: 'avatar', ...ways }).catch(() => null),
  ])
  if (!sameAddress(owner, question.address)) return undefined
  return { name, avatar: avatar ?? undefined }
}

function stepWalletOf({ gateways }: ProfileQuestion) {
  return gateways.length > 0 ? { gatewayUrls: [...gateways] } : {}
}

function normalizedOrNone(claim: string | null | undefined): string | undefined {
  if (!claim) return undefined
  try {
    return normalizeName(claim)
  } catch {
    return undefined // A name that cannot be normalised is no name.
  }
}
