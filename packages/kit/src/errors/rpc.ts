import { KitError } from './KitError.ts'

/** A WebSocket to a node closed while an answer was awaited (Spec §8). */
export class SocketClosedError extends KitError {
  override name = 'SocketClosedError'
  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('Socket is closed.', { cause })
  }
}
