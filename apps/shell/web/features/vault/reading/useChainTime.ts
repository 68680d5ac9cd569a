import { useEffect, useState } from 'react'
import { useNow } from '../../../components/useNow.ts'

/**
 * The chain's time now in Unix seconds, updated every second.
 *
 * @param chainTime The last block's time, Unix seconds.
 * @param readAt When that block was read, ms since 1970.
 */
export function useChainTime(chainTime: number, readAt: number): number {
  const now = useNow(1_000)
  const [before, setBefore] = useState(chainTime)
  const time = chainTimeNow(before, { chainTime, readAt }, now)
  useEffect(() => setBefore(time), [time])
  return time
}

/** How far the shown time may be ahead of a new block, in seconds. Beyond that, a clock was set. */
const maxLead = 60

/**
 * The chain's time now, in Unix seconds: that of the last block read, plus the time since. Does not
 * depend on what the visitor's clock shows. A late block does not set the time back.
 *
 * @param before The time shown last, Unix seconds.
 * @param block Its time in Unix seconds, and when it was read, in ms since 1970.
 * @param now ms since 1970.
 */
export function chainTimeNow(
  before: number,
  block: { readonly chainTime: number; readonly readAt: number },
  now: number,
): number {
  const passed = Math.max(0, Math.floor((now - block.readAt) / 1_000))
  const estimate = block.chainTime + passed
  return before > estimate && before - estimate <= maxLead ? before : estimate
}
