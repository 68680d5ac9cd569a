import { useEffect, useState } from 'react'
import { countHosts, type HostCounts } from './contactedHosts.ts'

/** How often the page has asked each host since it was opened; grows while the view is shown. */
export function useContactedHosts(): HostCounts {
  const [counts, setCounts] = useState<HostCounts>(read)
  useEffect(() => {
    const observer = new PerformanceObserver(() => setCounts(read()))
    observer.observe({ type: 'resource' })
    return () => observer.disconnect()
  }, [])
  return counts
}

function read(): HostCounts {
  return countHosts([
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ])
}
