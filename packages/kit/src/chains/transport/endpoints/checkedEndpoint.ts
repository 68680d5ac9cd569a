import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import { UnreadableAnswerError, WrongChainEndpointError } from '../../../errors/read.ts'
import { blockNumber } from './blockNumber.ts'
import type { Endpoint, RpcCall } from './endpoint.ts'
import { shouldThrow } from './shouldThrow.ts'

/** How long a verified chain id stays valid, in ms. */
const recheckAfter = 10_000

export interface CheckedEndpointOptions {
  readonly chainId: number
  readonly url: string
  /** Called when the endpoint serves another chain. */
  readonly onWrongChain: () => void
  /** Called with each block number that the endpoint returns. */
  readonly onBlock: (block: bigint) => void
}

export interface CheckedEndpoint extends Endpoint {
  /** Resolves while the endpoint serves the right chain; asks for its chain id when due. */
  verify(): Promise<void>
}

/**
 * Wraps an endpoint so that its answers count only while it serves the right chain. `eth_chainId`
 * is sent with the first call, and again every ten seconds, in the same HTTP request. Answers wait
 * for the check.
 */
export function checkedEndpoint(
  endpoint: Endpoint,
  options: CheckedEndpointOptions,
): CheckedEndpoint {
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

  async function ask(call: RpcCall): Promise<unknown> {
    if (performance.now() - checkedAt < recheckAfter) return endpoint.request(call)
    const [checked, answer] = await Promise.allSettled([verify(), endpoint.request(call)])
    // Checked first, since an error from a node of another chain means nothing.
    if (checked.status === 'rejected') {
      // Again, for an answer that arrived after the check, in a response of its own.
      if (checked.reason instanceof WrongChainEndpointError) onWrongChain()
      throw checked.reason
    }
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }

  return {
    verify,
    async request(call) {
      const answer = await ask(call)
      const block = call.method === 'eth_blockNumber' ? blockNumber(answer) : undefined
      if (block !== undefined) onBlock(block)
      return answer
    },
  }
}
