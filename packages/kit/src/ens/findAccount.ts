import { type Address, getAddress, isAddress } from 'viem'
import { getEnsAddress } from 'viem/ens'
import type { Kit } from '../config/kit.ts'
import { InvalidAddressError } from '../errors/address.ts'
import { NameNotFoundError } from '../errors/name.ts'
import { createNamesClient } from './createNamesClient.ts'
import { namesConfig } from './namesConfig.ts'
import { normalizeName } from './normalizeName.ts'

export interface FoundAccount {
  readonly address: Address
  /** The name that was asked for, as ENSIP-15 spells it; undefined for an address. */
  readonly name: string | undefined
}

/**
 * The account behind an address or a name, as somebody typed it. A name leads to its Ethereum address.
 *
 * @throws InvalidAddressError for what begins like an address and is none,
 * DisallowedCharacterError, IllegalMixtureError, IllegalPlacementError, InvalidNameError for a name that cannot be,
 * NameNotFoundError for one that leads nowhere, NamesUnavailableError where no chain keeps names.
 */
export async function findAccount(kit: Kit, text: string): Promise<FoundAccount> {
  const typed = text.trim()
  if (isAddress(typed)) return { address: getAddress(typed), name: undefined }
  if (/^0x/i.test(typed) || !typed.includes('.')) throw new InvalidAddressError({ address: typed })
  const name = normalizeName(typed)
  const { gateways } = kit.once(namesConfig)
  const address = await getEnsAddress(kit.once(createNamesClient), {
    name,
    ...(gateways.length > 0 ? { gatewayUrls: [...gateways] } : {}),
  })
  if (!address) throw new NameNotFoundError({ name })
  return { address, name }
}
