import { useEffect, useState } from 'react'
import { useNow } from '../../parts/useNow.ts'

/**
 * The chain's time now, Unix seconds: the last block's, carried on by the visitor's clock. Never runs backwards while one chain is
 * looked at, though blocks come late.
 *
 * @param chainTime Of the last block that was read.
 * @param readAt When it was read, ms since 1970.
 */
export function useChainTime(chainTime: number, readAt: number): number {
  const now = useNow(1_000)
  const [latest, setLatest] = useState(chainTime)
  const estimate = chainTime + Math.max(0, Math.floor((now - readAt) / 1_000))
  useEffect(() => setLatest((before) => Math.max(before, estimate)), [estimate])
  return Math.max(latest, estimate)
}
