/** A listener for a provider's event. */
export type Listener = (payload: unknown) => void

/** A provider's events. */
export interface Emitter {
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit(event: string, payload: unknown): void
}

/**
 * Creates a provider's events. As in Node, a listener that was added twice is called twice and has
 * to be removed twice. A listener that throws does not affect the others.
 */
export function createEmitter(): Emitter {
  const listeners = new Map<string, readonly Listener[]>()
  const known = (event: string) => listeners.get(event) ?? []
  return {
    on(event, listener) {
      listeners.set(event, [...known(event), listener])
    },
    removeListener(event, listener) {
      const last = known(event).lastIndexOf(listener)
      const others = known(event).filter((_, index) => index !== last)
      listeners.set(event, others)
    },
    emit(event, payload) {
      for (const listener of known(event)) {
        try {
          listener(payload)
        } catch (error) {
          console.error(error)
        }
      }
    },
  }
}
