/** Why a request to an endpoint failed. */
export type EndpointFailureKind =
  /** No connection, or blocked by the browser. */
  | 'unreachable'
  /** No answer within 10 s. */
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
  /** See `EndpointFailureKind`. */
  readonly kind: EndpointFailureKind
  /** HTTP status, if any. */
  readonly status?: number | undefined
  /** In ms since 1970. */
  readonly at: number
}

/** One request to an endpoint. */
export interface EndpointSample {
  /** When it ended, in ms since 1970. */
  readonly at: number
  /** Duration, in ms. */
  readonly ms: number
  /** False if it failed in one of the ways of `EndpointFailureKind`. */
  readonly ok: boolean
}

/** The state of one endpoint. */
export interface EndpointState {
  /** As configured. It may contain a key, so show its host only. */
  readonly url: string
  /** By its URL: http(s) or ws(s). */
  readonly kind: 'http' | 'webSocket'
  /** The latest requests, oldest first, at most 24 (`sampleLimit`). */
  readonly samples: readonly EndpointSample[]
  /** Its latest block number. Undefined until it has reported one. */
  readonly block?: bigint | undefined
  /** How many blocks it was behind the chain's best endpoint. Undefined before a comparison. */
  readonly lag?: bigint | undefined
  /** Has had no new block for 30 s (`stuckAfter`), although another endpoint has. Default false. */
  readonly stuck?: boolean | undefined
  /** The last failure, kept after a recovery. Undefined if it never failed. */
  readonly failure?: EndpointFailure | undefined
  /** HTTP requests or WebSocket messages sent since the page loaded. */
  readonly requests: number
}

/** Number of samples kept. */
export const sampleLimit = 24

/** How long an endpoint may be behind without a new block, in ms. */
export const stuckAfter = 30_000

/** Whether its last request failed. */
export function isEndpointFailing({ samples }: EndpointState): boolean {
  return samples.at(-1)?.ok === false
}

/** The state of one chain's endpoints. */
export interface ChainHealth {
  /** The chain's id. */
  readonly chainId: number
  /** In the order in which they are asked. */
  readonly endpoints: readonly EndpointState[]
  /** URL of the endpoint that answered last; undefined before the first answer. */
  readonly inUse: string | undefined
  /** URL of the endpoint that the visitor pinned, if any. */
  readonly pinned: string | undefined
  /** Time of the last answer, in ms since 1970; undefined before the first one. */
  readonly answeredAt: number | undefined
  /** Whether no endpoint answered the last request. */
  readonly silent: boolean
}
