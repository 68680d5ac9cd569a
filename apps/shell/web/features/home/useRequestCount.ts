import { useKit } from '@foyer/kit'
import { useEffect, useState } from 'react'

/** How many requests the page has sent to nodes so far; undefined before the first. */
export function useRequestCount(): number | undefined {
  const { endpoints } = useKit()
  const [count, setCount] = useState<number>()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const watch = async () => {
      const { registry } = await endpoints.load()
      if (isGone) return
      const update = () => {
        const all = [...registry.get().values()].flatMap((chain) => chain.endpoints)
        setCount(all.reduce((sum, { requests }) => sum + requests, 0))
      }
      update()
      stop = registry.subscribe(update)
    }
    // What reads the balances says so when it does not arrive; a count may be missing silently.
    watch().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [endpoints])
  return count
}
