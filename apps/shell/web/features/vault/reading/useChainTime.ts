import { useEffect, useState } from 'react'
import { useNow } from '../../../components/useNow.ts'
import { chainTimeNow } from './chainTime.ts'

/**
 * The chain's time now, Unix seconds, renewed every second.
 *
 * @param chainTime Of the last block that was read.
 * @param readAt When it was read, ms since 1970.
 */
export function useChainTime(chainTime: number, readAt: number): number {
  const now = useNow(1_000)
  const [before, setBefore] = useState(chainTime)
  const time = chainTimeNow(before, { chainTime, readAt }, now)
  useEffect(() => setBefore(time), [time])
  return time
}
