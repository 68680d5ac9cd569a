import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import { isQuantity } from '@foyer/ui/utils/guards.ts'
import { http } from 'viem'
import { UnreadableAnswerError, WrongChainEndpointError } from '../../../errors/read.ts'
import { rpcLimits } from '../rpcLimits.ts'
import { nodeFetch, type RequestReport } from './nodeFetch.ts'
import { shouldThrow } from './shouldThrow.ts'

/** One JSON-RPC call. */
export interface RpcCall {
  readonly method: string
  readonly params?: unknown
}

/** Sends JSON-RPC calls to one URL. */
export interface Endpoint {
  request(call: RpcCall): Promise<unknown>
}

export interface EndpointOptions {
  readonly url: string
  /** The chain that it should serve. */
  readonly chainId: number
  /** Called once for each finished HTTP request or WebSocket message. Default: nothing. */
  readonly onReport?: ((report: RequestReport) => void) | undefined
  /** Called when the endpoint serves another chain. Default: nothing. */
  readonly onWrongChain?: (() => void) | undefined
  /** Called with each block number that the endpoint returns. Default: nothing. */
  readonly onBlock?: ((block: bigint) => void) | undefined
}

/** viem's `http` with batches, for nodes as they are. Concurrent calls share one request. */
export function httpEndpoint(options: EndpointOptions): CheckedEndpoint {
  const { onReport = () => undefined, url } = options
  const { config } = http(url, {
    batch: { batchSize: rpcLimits.httpBatchSize },
    fetchFn: nodeFetch(onReport),
    timeout: rpcLimits.timeout,
  })({})
  return checked(config.request, options)
}

/** How long a verified chain id stays valid, in ms. */
const recheckAfter = 10_000

export interface CheckedEndpoint extends Endpoint {
  /** Resolves while the endpoint serves the right chain; asks for its chain id when due. */
  verify(): Promise<void>
}

/**
 * An endpoint whose answers count only while it serves the right chain. `eth_chainId` is sent with
 * the first call, and again every ten seconds, in the same HTTP request. Answers wait for the
 * check.
 *
 * @param send sends a call without any check.
 */
export function checked(
  send: (call: RpcCall) => Promise<unknown>,
  { chainId, onBlock, onWrongChain, url }: EndpointOptions,
): CheckedEndpoint {
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  async function check(): Promise<void> {
    try {
      const received = await askChainId()
      if (parseChainId(received) !== chainId) {
        onWrongChain?.()
        throw new WrongChainEndpointError({ url, expected: chainId, received })
      }
      checkedAt = performance.now()
    } finally {
      checking = undefined
    }
  }

  async function askChainId(): Promise<unknown> {
    const method = 'eth_chainId'
    try {
      return await send({ method })
    } catch (error) {
      // Refusing `eth_chainId` is not an answer to the call itself.
      if (shouldThrow(error)) throw new UnreadableAnswerError({ method })
      throw error
    }
  }

  async function verify(): Promise<void> {
    if (performance.now() - checkedAt < recheckAfter) return
    checking ??= check()
    await checking
  }

  return {
    verify,
    async request(call) {
      const [verified, answer] = await Promise.allSettled([verify(), send(call)])
      // Checked first, since an error from a node of another chain means nothing.
      if (verified.status === 'rejected') {
        // Again, for an answer that arrived after the check, in a response of its own.
        if (verified.reason instanceof WrongChainEndpointError) onWrongChain?.()
        throw verified.reason
      }
      if (answer.status === 'rejected') throw answer.reason
      const block = call.method === 'eth_blockNumber' ? blockNumber(answer.value) : undefined
      if (block !== undefined) onBlock?.(block)
      return answer.value
    },
  }
}

/** Parses a block number of at most 64 bits; undefined for anything else. */
export function blockNumber(value: unknown): bigint | undefined {
  return isQuantity(value) && value.length <= 18 ? BigInt(value) : undefined
}
