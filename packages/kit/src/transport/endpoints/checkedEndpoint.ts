import { UnreadableAnswerError, WrongChainEndpointError } from '../../errors/read.ts'
import { parseChainId } from '../../format/parseChainId.ts'
import { isQuantity } from '../../utils/guards.ts'
import type { Endpoint, RpcCall } from './endpoint.ts'
import { shouldThrow } from './shouldThrow.ts'

/** How long a verified chain id stays valid, in ms. */
const chainIdHolds = 10_000

export interface CheckedEndpointOptions {
  readonly chainId: number
  readonly url: string
  /** Called when the endpoint serves another chain. */
  readonly onWrongChain: () => void
  /** Called with each block number that the endpoint answers. */
  readonly onBlock: (block: bigint) => void
}

/**
 * Wraps an endpoint so that its answers count only while it serves the right chain. `eth_chainId`
 * is sent with the first call, and again every ten seconds, in the same HTTP request. Answers wait
 * for the check.
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
      // A refused chain id says nothing about the call itself.
      if (shouldThrow(error)) throw new UnreadableAnswerError({ method })
      throw error
    }
  }

  async function ask(call: RpcCall): Promise<unknown> {
    if (performance.now() - checkedAt < chainIdHolds) return endpoint.request(call)
    checking ??= check()
    const [checked, answer] = await Promise.allSettled([checking, endpoint.request(call)])
    // Checked first, since an error from a node of another chain means nothing.
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
