import type { Decision } from '@foyer/testkit/wallet/types.ts'
import type { RequestView } from './requestView.ts'

/** A request that waits for the user. */
export interface QueuedRequest {
  readonly view: RequestView
  /** Answers the request and removes it from the queue. */
  answer(decision: Decision): void
}

/** The requests that wait for the user. */
export interface RequestQueue {
  /**
   * Adds a request. Resolves with the user's answer. It is rejected once the signal is aborted;
   * default: never.
   */
  add(view: RequestView, signal?: AbortSignal): Promise<Decision>
  first(): QueuedRequest | undefined
  size(): number
  /** Rejects all waiting requests. */
  clear(): void
}

/** Creates a queue that shows the user one request at a time, in order of arrival. */
export function createRequestQueue(onChange: () => void): RequestQueue {
  const waiting: QueuedRequest[] = []
  return {
    add(view, signal) {
      return new Promise((resolve) => {
        const entry: QueuedRequest = {
          view,
          answer(decision) {
            const place = waiting.indexOf(entry)
            if (place === -1) return
            waiting.splice(place, 1)
            // The window closes or moves on first, so that focus returns to the page.
            onChange()
            resolve(decision)
          },
        }
        const reject = () => entry.answer({ kind: 'reject' })
        if (signal?.aborted) return resolve({ kind: 'reject' })
        signal?.addEventListener('abort', reject, { once: true })
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
