/** Why an endpoint's last answer was none. */
export type EndpointFaultKind =
  /** Nobody answered at the address, or the browser was not let through. */
  | 'unreachable'
  | 'timeout'
  /** Too many requests: HTTP 429, or a node's own code for it. */
  | 'limited'
  /** Another HTTP status than 200. */
  | 'status'
  /** Something that is no JSON-RPC answer: a web page, or text that ends too early. */
  | 'unreadable'
  /** Fewer answers than questions. */
  | 'incomplete'
  /** It refused what every node answers, as one without a valid key does. */
  | 'refused'
  /** It serves another network. */
  | 'wrongChain'

export interface EndpointFault {
  readonly kind: EndpointFaultKind
  /** HTTP status, where there was one. */
  readonly status?: number | undefined
  /** When, ms since 1970. */
  readonly at: number
}

/** One request to an endpoint and how it went. */
export interface EndpointSample {
  readonly at: number
  /** How long it took, ms. */
  readonly ms: number
  readonly ok: boolean
}

/** What is known of one endpoint. Nothing of it is asked for its own sake while the page is hidden. */
export interface EndpointState {
  readonly url: string
  readonly kind: 'http' | 'webSocket'
  /** Added by the visitor. */
  readonly own: boolean
  /** The latest, oldest first, at most `keptSamples`. */
  readonly samples: readonly EndpointSample[]
  /** The newest block that it named. */
  readonly block?: bigint | undefined
  /** How many blocks it was behind the best of its network when it named that. */
  readonly lag?: bigint | undefined
  /** The last fault; stays after it has recovered. */
  readonly fault?: EndpointFault | undefined
  /** HTTP requests or WebSocket messages sent. */
  readonly requests: number
}

/** So many samples are kept and shown. */
export const keptSamples = 24

/** Whether the last request to it went wrong. */
export function isFailing({ samples }: EndpointState): boolean {
  return samples.at(-1)?.ok === false
}
