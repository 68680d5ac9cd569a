import type { EndpointState } from './endpointState.ts'

/** How a network's endpoints do. */
export interface ChainHealth {
  readonly chainId: number
  /** In the order in which they are asked. */
  readonly endpoints: readonly EndpointState[]
  /** The one that answered last. */
  readonly inUse: string | undefined
  /** The one that the visitor chose. */
  readonly pinned: string | undefined
  /** When the network answered last, ms since 1970. */
  readonly answeredAt: number | undefined
  /** Whether the last question was answered by no endpoint. */
  readonly silent: boolean
}
