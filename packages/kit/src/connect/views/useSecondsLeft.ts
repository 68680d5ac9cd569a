import { useEffect, useState } from 'react'
import { secondsLeft } from './countdown.ts'

/** Seconds until a moment, ticking; undefined when there is no such moment. */
export function useSecondsLeft(until: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? undefined : secondsLeft(until, now)
}
