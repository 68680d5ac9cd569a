import { useEffect, useState } from 'react'
import { countHosts, type HostCounts } from './contactedHosts.ts'

declare global {
  interface Window {
    /** Number of opened WebSockets by origin (public/boot.js). */
    foyerSockets?: ReadonlyMap<string, number>
  }
}

interface ContactedHosts {
  /** As the browser's performance entries list them. Their buffer is limited. */
  readonly requests: HostCounts
  /** Opened WebSockets, which are not among the performance entries. */
  readonly sockets: HostCounts
}

/** How often the page has contacted each host since it was opened. */
export function useContactedHosts(): ContactedHosts {
  const [hosts, setHosts] = useState(read)
  useEffect(() => {
    const update = () => setHosts(read())
    const observer = new PerformanceObserver(update)
    observer.observe({ type: 'resource' })
    document.addEventListener('foyersocket', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('foyersocket', update)
    }
  }, [])
  return hosts
}

function read(): ContactedHosts {
  const requests = countHosts([
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ])
  const opened = [...(window.foyerSockets ?? [])].map(([name, count]) => ({ name, count }))
  return { requests, sockets: countHosts(opened) }
}
