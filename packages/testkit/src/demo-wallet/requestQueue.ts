import type { Decision } from '../wallet/types.ts'
import type { RequestView } from './requestView.ts'

export interface QueuedRequest {
  readonly view: RequestView
  /** Answers the request and takes it from the queue. */
  answer(decision: Decision): void
}

export interface RequestQueue {
  /** Settles when the person has answered. */
  add(view: RequestView): Promise<Decision>
  first(): QueuedRequest | undefined
  size(): number
  /** Rejects whatever waits. */
  clear(): void
}

/** Requests that wait for a person, one at a time, in the order in which they came. */
export function createRequestQueue(onChange: () => void): RequestQueue {
  const waiting: QueuedRequest[] = []
  return {
    add(view) {
      return new Promise((resolve) => {
        const entry: QueuedRequest = {
          view,
          answer(decision) {
            const place = waiting.indexOf(entry)
            if (place === -1) return
            waiting.splice(place, 1)
            // The window closes or goes on first, so that the page finds its focus again.
            onChange()
            resolve(decision)
          },
        }
        waiting.push(entry)
        onChange()
      })
    },
    first: () => waiting[0],
    size: () => waiting.length,
    clear() {
      for (const entry of [...waiting]) entry.answer({ kind: 'reject' })
    },
  }
}
