import type { FoundAccount } from '@foyer/kit'
import { addressOf } from '../../../address/basePath.ts'

const root = '/account/'

/** The name that the account was found by, else its address. */
export function nameOf({ address, name }: FoundAccount): string {
  return name ?? address
}

/** The address of an account's page. */
export function accountAddress(account: FoundAccount): string {
  return addressOf(root + encodeURIComponent(nameOf(account)))
}

/** The name or address in the path of an account's page, as a visitor or a link has written it. */
export function askedFor(path: string): string {
  const text = path.slice(root.length).replace(/\/$/, '')
  try {
    return decodeURIComponent(text)
  } catch {
    return text // Not encoded as browsers do.
  }
}
