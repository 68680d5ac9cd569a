import {
  DuplicateChainError,
  InvalidChainIdError,
  InvalidChainRecordError,
  NoChainsError,
} from '../errors/config.ts'
import type { ChainRecord } from './chainRecord.ts'

/**
 * The records, checked, as a list that is never empty (Spec §5).
 *
 * @throws NoChainsError, InvalidChainIdError, DuplicateChainError, InvalidChainRecordError
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
    const fault = faultOf(record)
    if (fault) throw new InvalidChainRecordError({ chain: record.name || record.id, fault })
  }
  return [first, ...rest]
}

function faultOf(record: ChainRecord): string | undefined {
  if (record.name.trim() === '') return 'It needs a name.'
  const { decimals } = record.nativeCurrency
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 36) {
    return 'Its currency needs 0 to 36 decimals.'
  }
  if (record.rpcUrls.length === 0) return 'It needs an RPC endpoint.'
  const badUrl = [...record.rpcUrls, record.explorer.url].find((url) => !isHttpUrl(url))
  if (badUrl !== undefined) return `"${badUrl}" is not an http(s) address.`
  return undefined
}

function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol } = new URL(value)
  return protocol === 'https:' || protocol === 'http:'
}
