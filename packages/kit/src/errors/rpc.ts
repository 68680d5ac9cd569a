import { KitError } from './KitError.ts'

/** A WebSocket to a node closed while an answer was awaited (Spec §8). */
export class SocketClosedError extends KitError {
  override name = 'SocketClosedError'
  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('Socket is closed.', { cause })
  }
}

/** An endpoint serves another network than the one that it was configured for. Nothing is read through it. */
export class WrongChainEndpointError extends KitError {
  override name = 'WrongChainEndpointError'
  constructor({
    url,
    expected,
    received,
  }: {
    readonly url: string
    readonly expected: number
    readonly received: unknown
  }) {
    super(`Chain mismatch: Expected ${expected}, received ${text(received)}.`, {
      details: `The endpoint at ${hostOf(url)} serves another network.`,
      hint: 'Give the chain an endpoint of its own network.',
      docsPath: 'docs/configuration.md',
    })
  }
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, 40)
    : 'nothing'
}

/** An endpoint's path may hold a key, which does not belong into an error's text. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an unreadable address'
}
