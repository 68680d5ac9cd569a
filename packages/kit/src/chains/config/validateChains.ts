import { InvalidChainError, NoChainsError } from '@foyer/ui/errors/config.ts'
import { isAddressText } from '@foyer/ui/utils/guards.ts'
import { parseUrl } from '@foyer/ui/utils/parseUrl.ts'
import type { Chain } from './chain.ts'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isId: Check = (value) => Number.isSafeInteger(value) && Number(value) > 0
const isDecimals: Check = (value) => value === 0 || (isId(value) && Number(value) <= 36)
const isCurrency: Check = (value) =>
  isText(at(value, 'name')) && isText(at(value, 'symbol')) && isDecimals(at(value, 'decimals'))
const isUrlOf =
  (protocol: RegExp): Check =>
  (value) =>
    isText(value) && protocol.test(`${value}`) && parseUrl(`${value}`) !== undefined
export const isHttpUrl = isUrlOf(/^https?:/i)
export const isWebSocketUrl = isUrlOf(/^wss?:/i)
const isList: Check = (value) => Array.isArray(value) && value.length > 0
const all =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const isExplorer: Check = (value) =>
  isText(at(value, 'default.name')) && isText(at(value, 'default.url'))
/** Ignores checksums: viem's chains write addresses in lower case. */
const isContract: Check = (value) => isAddressText(at(value, 'address'))

const http = 'rpcUrls.default.http'
const urls = '["https://…"]'
const contract = '{ address: "0x…" }'

/** Each field with its check, the expected value, and the error text if it has one. */
const rules: readonly (readonly [
  field: string,
  check: Check,
  expected: string,
  shortMessage?: string,
])[] = [
  ['id', isId, 'a positive whole number (EIP-155)'],
  ['name', isText, 'a name'],
  ['nativeCurrency', isCurrency, '{ name: "…", symbol: "…", decimals: 18 }'],
  [http, isList, urls, 'Could not find valid provider configuration for chain'],
  [http, all(isText), urls, 'No URL was provided to the Transport for chain'],
  [http, all(isHttpUrl), urls],
  ['rpcUrls.default.webSocket', optional(all(isText)), '["wss://…"]'],
  ['blockExplorers', optional(isExplorer), '{ default: { name: "…", url: "https://…" } }'],
  ['contracts.multicall3', optional(isContract), contract],
  ['contracts.ensUniversalResolver', optional(isContract), contract],
  ['walletName', optional(isText), 'a name'],
  ['walletDecimals', optional(isDecimals), '18'],
  ['walletRpcUrls', optional((value) => isList(value) && all(isHttpUrl)(value)), urls],
]

/**
 * Validates configured chains, because JavaScript and casts bypass the types. A WebSocket or
 * explorer URL that is none is no error: `usableChain` leaves it out.
 *
 * @throws NoChainsError for an empty list, and for none at all.
 * @throws InvalidChainError for the first invalid field.
 */
export function validateChains(chains: readonly Chain[]): void {
  if (!isList(chains)) throw new NoChainsError()
  const ids = new Set<number>()
  chains.forEach((chain, index) => {
    const name = `${at(chain, 'name') || at(chain, 'id') || `chains[${index}]`}`
    for (const [field, check, expected, shortMessage] of rules) {
      if (!check(at(chain, field))) {
        throw new InvalidChainError({ chain: name, expected, field, shortMessage })
      }
    }
    if (ids.has(chain.id)) {
      const expected = 'a number that no other chain has'
      throw new InvalidChainError({ chain: name, expected, field: 'id' })
    }
    ids.add(chain.id)
  })
}

/** Reads the value at a dotted path; undefined if the path does not exist. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => Reflect.get(Object(found), key), value)
}
