import { KitError } from '@foyer/ui/errors/KitError.ts'
import { parseUrl } from '@foyer/ui/utils/parseUrl.ts'

/** A node or wallet answered a read with data in an unexpected format. */
export class UnreadableAnswerError extends KitError {
  override name = 'UnreadableAnswerError'
  /** @param options.method the JSON-RPC method. */
  constructor({ method }: { readonly method: string }) {
    super(`The answer to ${method} cannot be read.`, {
      hint: 'The endpoint may be wrong, or not a JSON-RPC node.',
    })
  }
}

/** The connected wallet has no usable provider: it was removed or has no `request` (EIP-1193). */
export class NoProviderRequestError extends KitError {
  override name = 'NoProviderRequestError'
  constructor() {
    super('The wallet has no request method.', { hint: 'Reload the page and connect again.' })
  }
}

/** The WebSocket closed before the node answered. */
export class WebSocketClosedError extends KitError {
  override name = 'WebSocketClosedError'
  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('Socket is closed.', { cause })
  }
}

/** The endpoint serves another chain than the configured one. The kit does not read from it. */
export class WrongChainEndpointError extends KitError {
  override name = 'WrongChainEndpointError'
  constructor({
    url,
    expected,
    received,
  }: {
    /** Only its host is shown, since the rest may contain a key. */
    readonly url: string
    /** A chain id. */
    readonly expected: number
    /** What the endpoint answered. */
    readonly received: unknown
  }) {
    super(`Chain mismatch: Expected ${expected}, received ${text(received)}.`, {
      details: `The endpoint at ${hostOf(url)} serves another network.`,
      hint: 'Configure an endpoint of this chain.',
      docsPath: '/configuration#chains',
    })
  }
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, 40)
    : 'nothing'
}

/** The host of an endpoint. Leaves out the path, which may contain a key. */
function hostOf(url: string): string {
  return parseUrl(url)?.host ?? 'an invalid URL'
}
