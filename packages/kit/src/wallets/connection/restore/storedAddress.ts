import { isAddressText, isRecord } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import { lastConnectorKey } from '../../../chains/config/lastConnector.ts'

/** Suffix of wagmi's storage key for connections. */
const storeKey = '.store'

/** Characters. A store with one connection has about 300. */
const maxLength = 20_000

/**
 * The address that an earlier visit left in the browser's storage, to be displayed until the wallet
 * confirms it. Undefined if there is none, or more than one app stored connections on this origin:
 * the config with the prefix has not loaded yet.
 */
export function storedAddress(): Address | undefined {
  try {
    const stores = Object.keys(localStorage).filter(
      (key) =>
        key.endsWith(storeKey) &&
        localStorage.getItem(`${key.slice(0, -storeKey.length)}.${lastConnectorKey}`) !== null,
    )
    const [key, another] = stores
    return key && another === undefined ? addressIn(localStorage.getItem(key)) : undefined
  } catch {
    return undefined // Storage is refused or its text is not JSON.
  }
}

function addressIn(text: string | null): Address | undefined {
  if (text === null || text.length > maxLength) return undefined
  const stored: unknown = JSON.parse(text)
  const state = isRecord(stored) && isRecord(stored.state) ? stored.state : {}
  const entries: unknown = isRecord(state.connections) ? state.connections.value : undefined
  if (!Array.isArray(entries)) return undefined
  const entry: unknown = entries.find((one) => Array.isArray(one) && one[0] === state.current)
  const connection: unknown = Array.isArray(entry) ? entry[1] : undefined
  const accounts: unknown = isRecord(connection) ? connection.accounts : undefined
  const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  return isAddressText(address) ? address : undefined
}
