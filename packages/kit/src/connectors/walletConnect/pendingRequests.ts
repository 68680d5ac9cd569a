import { walletAnswer } from './walletAnswer.ts'

/** Requests that wait for the wallet. */
export interface PendingRequests {
  /** The wallet's answer, or its error as one of ours. */
  add(asked: Promise<unknown>): Promise<unknown>
  /** The session has ended: nothing that waits will be answered. */
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
