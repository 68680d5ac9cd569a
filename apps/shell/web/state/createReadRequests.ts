/** Whether the visitor has asked for something that is read from networks, before connecting. */
export interface ReadRequests {
  get(): boolean
  /** Remembers that the visitor has asked. */
  add(): void
  /** Calls the listener after a change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

export function createReadRequests(): ReadRequests {
  const listeners = new Set<() => void>()
  let hasAsked = false
  return {
    get: () => hasAsked,
    add() {
      hasAsked = true
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
