import { UnreadableAnswerError } from '../errors/read.ts'
import { WrongChainEndpointError } from '../errors/rpc.ts'
import { parseChainId } from '../format/parseChainId.ts'
import { isQuantity } from '../utils/guards.ts'
import type { Endpoint, RpcCall } from './endpoint.ts'
import { shouldThrow } from './shouldThrow.ts'

/** So long an endpoint is believed to serve the network that it named last, ms. */
export const chainIdHolds = 10_000

export interface CheckedEndpointOptions {
  readonly chainId: number
  readonly url: string
  /** The endpoint named another network. */
  readonly onWrongChain: () => void
  /** The endpoint named its newest block. */
  readonly onBlock: (block: bigint) => void
}

/**
 * An endpoint whose answers count only while it names the right network: `eth_chainId` goes with the first call, and
 * again with the first after ten seconds, in the same HTTP request.
 *
 * The answer to a call is held back until the check is through.
 */
export function checkedEndpoint(endpoint: Endpoint, options: CheckedEndpointOptions): Endpoint {
  const { chainId, url, onBlock, onWrongChain } = options
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  async function check(): Promise<void> {
    try {
      const received = await askChainId()
      if (parseChainId(received) !== chainId) {
        onWrongChain()
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
      return await endpoint.request({ method })
    } catch (error) {
      // A refusal of this is never the last word on what was asked.
      if (shouldThrow(error)) throw new UnreadableAnswerError({ method })
      throw error
    }
  }

  async function ask(call: RpcCall): Promise<unknown> {
    if (performance.now() - checkedAt < chainIdHolds) return endpoint.request(call)
    checking ??= check()
    const [checked, answer] = await Promise.allSettled([checking, endpoint.request(call)])
    // Before a refusal too: what a node of another network refuses says nothing about this one.
    if (checked.status === 'rejected') throw checked.reason
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }

  return {
    async request(call) {
      const answer = await ask(call)
      if (call.method === 'eth_blockNumber' && isBlockNumber(answer)) onBlock(BigInt(answer))
      return answer
    },
  }
}

function isBlockNumber(value: unknown): value is string {
  // At most 64 bits.
  return isQuantity(value) && value.length <= 18
}
