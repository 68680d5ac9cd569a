import { onTestFinished } from 'vitest'
import type { Locks } from '../store/createTab.ts'

/** The Web Locks of one browser, for all its tabs. */
export function fakeLocks(): Locks & {
  readonly held: Set<string>
  release(name: string): void
} {
  const held = new Set<string>()
  const waiting: { name: string; start: () => void }[] = []
  const next = (name: string) => {
    held.delete(name)
    const index = waiting.findIndex((entry) => entry.name === name)
    waiting.splice(index, index < 0 ? 0 : 1)[0]?.start()
  }
  return {
    held,
    release: next,
    request(name, { ifAvailable, signal }, callback) {
      return new Promise((resolve, reject) => {
        const start = () => {
          held.add(name)
          Promise.resolve(callback({ name })).then(() => {
            next(name)
            resolve(undefined)
          })
        }
        if (!held.has(name)) start()
        // Browsers answer later, too.
        else if (ifAvailable) Promise.resolve(null).then(callback).then(resolve)
        else {
          const entry = { name, start }
          waiting.push(entry)
          signal?.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(entry), 1)
            reject(new DOMException('ended', 'AbortError'))
          })
        }
      })
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }
}

/** Makes this tab the duplicate of an open one, whose id it has copied. Returns that id. */
export function duplicateTab(): string {
  const id = 'a'.repeat(32)
  const locks = fakeLocks()
  locks.held.add(`foyer.tab.${id}`)
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  sessionStorage.setItem('foyer.tab', id)
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
    sessionStorage.clear()
  })
  return id
}
