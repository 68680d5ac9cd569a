import { KitError } from '@foyer/kit'
import type { lookupEn } from '../../i18n/lookupEn.ts'

type LookupKey = keyof typeof lookupEn

/** The kit's errors about names and addresses, by the text that tells of them. */
const texts: ReadonlyMap<string, LookupKey> = new Map([
  ['DisallowedCharacterError', 'lookup.disallowedCharacter'],
  ['IllegalMixtureError', 'lookup.illegalMixture'],
  ['IllegalPlacementError', 'lookup.illegalPlacement'],
  ['InvalidNameError', 'lookup.invalidName'],
  ['InvalidAddressError', 'lookup.invalidAddress'],
  ['NameNotFoundError', 'lookup.notFound'],
  ['NamesUnavailableError', 'lookup.unavailable'],
])

/** Which text tells of a failed lookup, and the detail to put into it. */
export function lookupError(error: unknown): { readonly key: LookupKey; readonly detail: string } {
  if (!(error instanceof KitError)) return { key: 'lookup.noAnswer', detail: '' }
  return { key: texts.get(error.name) ?? 'lookup.noAnswer', detail: error.details ?? '' }
}
