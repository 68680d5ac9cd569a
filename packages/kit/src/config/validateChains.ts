import {
  ChainTransportMissingError,
  DuplicateChainError,
  InvalidChainIdError,
  InvalidChainRecordError,
  NoChainsError,
  UrlRequiredError,
} from '../errors/config.ts'
import type { ChainRecord } from './chain.ts'

/**
 * The records, checked, as a list that is never empty (Spec §5).
 *
 * @throws NoChainsError, InvalidChainIdError, DuplicateChainError, ChainTransportMissingError, UrlRequiredError,
 * InvalidChainRecordError
 */
export function validateChains(
  records: readonly ChainRecord[],
): readonly [ChainRecord, ...ChainRecord[]] {
  const [first, ...rest] = records
  if (!first) throw new NoChainsError()
  const seen = new Set<number>()
  for (const record of records) {
    if (!Number.isSafeInteger(record.id) || record.id <= 0) {
      throw new InvalidChainIdError({ chainId: record.id })
    }
    if (seen.has(record.id)) throw new DuplicateChainError({ chainId: record.id })
    seen.add(record.id)
    const chain = record.name || record.id
    if (record.rpcUrls.length === 0) throw new ChainTransportMissingError({ chain })
    if (record.rpcUrls.some((url) => url.trim() === '')) throw new UrlRequiredError({ chain })
    const fault = faultOf(record)
    if (fault) throw new InvalidChainRecordError({ chain, fault })
  }
  return [first, ...rest]
}

function faultOf(record: ChainRecord): string | undefined {
  if (record.name.trim() === '') return 'It needs a name.'
  if (record.walletName?.trim() === '') return 'Its name for wallets is empty.'
  const { decimals } = record.nativeCurrency
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36) {
    return 'Its currency needs 0 to 36 decimals.'
  }
  const badUrl = [...record.rpcUrls, ...(record.walletRpcUrls ?? []), record.explorer.url].find(
    (url) => !isUrlOf(url, ['http:', 'https:']),
  )
  if (badUrl !== undefined) return `"${badUrl}" is not an http(s) address.`
  const { webSocketUrl } = record
  if (webSocketUrl !== undefined && !isUrlOf(webSocketUrl, ['ws:', 'wss:'])) {
    return `"${webSocketUrl}" is not a ws(s) address.`
  }
  return undefined
}

function isUrlOf(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}
