import type { Locks } from '../tracker/electLeader.ts'

/** The Web Locks of one browser, for all its tabs. */
export function fakeLocks(): Locks & { readonly held: ReadonlySet<string> } {
  /** What ends the request that holds it. */
  const holders = new Map<string, (reason?: unknown) => void>()
  const held = new Set<string>()
  const waiting: { readonly name: string; readonly start: () => void }[] = []
  const aborted = () => new DOMException('ended', 'AbortError')

  return {
    held,
    request(name, { signal, steal }, callback) {
      return new Promise((resolve, reject) => {
        const start = () => {
          held.add(name)
          holders.set(name, reject)
          void callback().then(() => {
            resolve(undefined)
            // It was stolen.
            if (holders.get(name) !== reject) return
            held.delete(name)
            holders.delete(name)
            const index = waiting.findIndex((entry) => entry.name === name)
            waiting.splice(index, index < 0 ? 0 : 1)[0]?.start()
          })
        }
        if (steal) holders.get(name)?.(aborted())
        if (steal || !held.has(name)) return start()
        const entry = { name, start }
        waiting.push(entry)
        signal?.addEventListener('abort', () => {
          if (!waiting.includes(entry)) return
          waiting.splice(waiting.indexOf(entry), 1)
          reject(aborted())
        })
      })
    },
  }
}
