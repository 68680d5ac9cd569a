/** Why a request to an endpoint failed. */
export type EndpointFailureKind =
  /** No connection, or blocked by the browser. */
  | 'unreachable'
  | 'timeout'
  /** Too many requests: HTTP 429, or a JSON-RPC code for it. */
  | 'limited'
  /** An HTTP error status. */
  | 'status'
  /** Not a JSON-RPC response, such as a web page or truncated text. */
  | 'unreadable'
  /** Fewer answers than calls. */
  | 'incomplete'
  /** Refused a call that every node answers, for example without a valid key. */
  | 'refused'
  /** Serves another chain. */
  | 'wrongChain'

/** A failed request to an endpoint. */
export interface EndpointFailure {
  readonly kind: EndpointFailureKind
  /** HTTP status, if any. */
  readonly status?: number | undefined
  /** In ms since 1970. */
  readonly at: number
}

/** One request to an endpoint. `at` in ms since 1970. */
export interface EndpointSample {
  readonly at: number
  /** Duration, in ms. */
  readonly ms: number
  readonly ok: boolean
}

/** The state of one endpoint. */
export interface EndpointState {
  readonly url: string
  readonly kind: 'http' | 'webSocket'
  /** Added by the visitor. */
  readonly own: boolean
  /** The latest requests, oldest first, at most `sampleLimit`. */
  readonly samples: readonly EndpointSample[]
  /** Its latest block number. */
  readonly block?: bigint | undefined
  /** How many blocks it was behind the chain's best endpoint. */
  readonly lag?: bigint | undefined
  /** Has had no new block for `stuckAfter`, although another endpoint has. */
  readonly stuck?: boolean | undefined
  /** The last failure, kept after a recovery. */
  readonly failure?: EndpointFailure | undefined
  /** HTTP requests or WebSocket messages sent. */
  readonly requests: number
}

/** Number of samples kept. */
export const sampleLimit = 24

/** How long an endpoint may be behind without a new block, in ms. */
export const stuckAfter = 30_000

/** Whether its last request failed. */
export function isFailing({ samples }: EndpointState): boolean {
  return samples.at(-1)?.ok === false
}

/** The state of one chain's endpoints. */
export interface ChainHealth {
  readonly chainId: number
  /** In the order in which they are asked. */
  readonly endpoints: readonly EndpointState[]
  /** URL of the endpoint that answered last. */
  readonly inUse: string | undefined
  /** URL of the endpoint that the visitor pinned. */
  readonly pinned: string | undefined
  /** Time of the last answer, in ms since 1970. */
  readonly answeredAt: number | undefined
  /** Whether no endpoint answered the last request. */
  readonly silent: boolean
}
