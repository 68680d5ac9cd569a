import { fieldOf } from '@foyer/ui/utils/guards.ts'
import { UserRejectedRequestError } from 'viem'
import { PairingExpiredError } from '../../../errors/connection.ts'

/** Requests that wait for the wallet. */
interface PendingRequests {
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
        asked
          .finally(() => waiting.delete(reject))
          .then(resolve, (error: unknown) => reject(walletAnswer(error)))
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

/** Error codes of a refusal by the user (EIP-1193; CAIP-25 and its predecessors). */
const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5001, 5002, 5003])

/** Turns a wallet's or client's rejection into an error: they reject with bare objects. */
function walletAnswer(answer: unknown): Error {
  const code = fieldOf(answer, 'code')
  const message = fieldOf(answer, 'message')
  const text =
    typeof message === 'string' && message !== '' ? message : 'The wallet gave no reason.'
  const error = Object.assign(new Error(text), { code, data: fieldOf(answer, 'data') })
  return rejectionCodes.has(code) ? new UserRejectedRequestError(error) : error
}

/** The same for a pairing, which may also have expired. */
export function pairingAnswer(answer: unknown): Error {
  const message = fieldOf(answer, 'message')
  if (typeof message === 'string' && /\bexpired\b/i.test(message)) return new PairingExpiredError()
  return walletAnswer(answer)
}
