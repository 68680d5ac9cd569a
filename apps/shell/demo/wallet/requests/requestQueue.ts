import type { Decision } from '@foyer/testkit/wallet/types.ts'
import { createObservable, type Observable } from '@foyer/ui/utils/createObservable.ts'
import type { RequestView } from './requestView.ts'

/** A request that waits for the user. */
export interface QueuedRequest {
  /** Unique in its queue. */
  readonly id: number
  readonly view: RequestView
  /** Answers the request and removes it from the queue. */
  answer(decision: Decision): void
}

/** The requests that wait for the user, in order of arrival. */
export interface RequestQueue extends Omit<Observable<readonly QueuedRequest[]>, 'set'> {
  /**
   * Adds a request. Resolves with the user's answer. It is rejected once the signal is aborted;
   * default: never.
   */
  add(view: RequestView, signal?: AbortSignal): Promise<Decision>
  /** Rejects all waiting requests. */
  clear(): void
}

/** Creates a queue that shows the user one request at a time. */
export function createRequestQueue(): RequestQueue {
  let added = 0
  const { get, set, subscribe } = createObservable<readonly QueuedRequest[]>([])
  return {
    get,
    subscribe,
    add(view, signal) {
      return new Promise((resolve) => {
        const entry: QueuedRequest = {
          id: added++,
          view,
          answer(decision) {
            if (!get().includes(entry)) return
            // The window closes or moves on first, so that focus returns to the page.
            set(get().filter((other) => other !== entry))
            resolve(decision)
          },
        }
        if (signal?.aborted) return resolve({ kind: 'reject' })
        const reject = () => entry.answer({ kind: 'reject' })
        signal?.addEventListener('abort', reject, { once: true })
        set([...get(), entry])
      })
    },
    clear() {
      for (const entry of get()) entry.answer({ kind: 'reject' })
    },
  }
}
