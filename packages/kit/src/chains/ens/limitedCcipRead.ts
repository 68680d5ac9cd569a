import {
  BaseError,
  type CcipRequestParameters,
  type Client,
  ccipRequest,
  type Hex,
  TimeoutError,
} from 'viem'
import { rpcLimits } from '../transport/rpcLimits.ts'

/** How many gateway requests in a row one lookup may need, as in ERC-3668's sample client. */
const maxRounds = 4

/**
 * viem's `ccipRead` for a single lookup: asks the given gateways only, each within the time limit
 * of nodes. viem itself has no such limit, and follows a name from gateway to gateway forever.
 */
export function limitedCcipRead(gateways: readonly string[]): NonNullable<Client['ccipRead']> {
  let rounds = 0
  return {
    async request(parameters) {
      rounds += 1
      if (rounds > maxRounds) throw new BaseError('The lookup needs too many gateway requests.')
      let reason: unknown = new BaseError('The lookup needs a gateway that is not configured.')
      for (const url of gateways.filter((gateway) => parameters.urls.includes(gateway))) {
        try {
          return await askGateway(url, parameters)
        } catch (error) {
          reason = error
        }
      }
      throw reason
    },
  }
}

function askGateway(url: string, parameters: CcipRequestParameters): Promise<Hex> {
  const signal = AbortSignal.timeout(rpcLimits.timeout)
  // Older versions of viem ignore the signal.
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new TimeoutError({ body: {}, url })))
  })
  return Promise.race([
    ccipRequest({ ...parameters, requestOptions: { signal }, urls: [url] }),
    timeout,
  ])
}
