import { fallback, http, type Transport } from 'viem'
import type { ChainRecord } from '../config/chainRecord.ts'

/** Limits of one read, Spec §9. Times in ms. */
export const rpcLimits = {
  timeout: 10_000,
  retryCount: 3,
  retryDelay: 150,
  httpBatchSize: 1000,
  pollingInterval: 4_000,
  multicallWait: 32,
  multicallBatchSize: 1024,
} as const

/** One chain's transport: its endpoints in order, batched, the next one taken when one fails. */
export function createTransport(record: ChainRecord): Transport {
  const { timeout, retryCount, retryDelay, httpBatchSize } = rpcLimits
  const endpoints = record.rpcUrls.map((url) =>
    http(url, { batch: { batchSize: httpBatchSize }, timeout, retryCount, retryDelay }),
  )
  const [only] = endpoints
  if (only && endpoints.length === 1) return only
  return fallback(endpoints, { retryCount, retryDelay })
}
