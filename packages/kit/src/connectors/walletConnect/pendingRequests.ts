import { walletAnswer } from './walletAnswer.ts'

/** Requests that wait for the wallet. */
export interface PendingRequests {
  /** Returns the wallet's result; turns its error into one of the kit's. */
  add(asked: Promise<unknown>): Promise<unknown>
  /** Rejects all pending requests, because the session has ended. */
  rejectAll(): void
}

export function createPendingRequests(): PendingRequests {
  const waiting = new Set<(error: Error) => void>()
  return {
    add(asked) {
      return new Promise((resolve, reject) => {
        waiting.add(reject)
        asked.then(
          (result) => {
            waiting.delete(reject)
            resolve(result)
          },
          (error: unknown) => {
            waiting.delete(reject)
            reject(walletAnswer(error))
          },
        )
      })
    },
    rejectAll() {
      const error = Object.assign(new Error('The session with the wallet has ended.'), {
        code: 4900,
      })
      for (const reject of [...waiting]) reject(error)
      waiting.clear()
    },
  }
}
