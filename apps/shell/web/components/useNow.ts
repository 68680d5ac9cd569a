import { useEffect, useState } from 'react'

/** The time in ms since 1970 by a clock, updated every `interval` ms while the page is visible. */
export function useNow(interval: number, clock = Date.now): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const run = () => {
      clearInterval(timer)
      if (document.hidden) return
      setNow(clock())
      timer = setInterval(() => setNow(clock()), interval)
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', run)
    }
  }, [clock, interval])
  return now
}
