import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import type { RpcRequest } from '../../../chains/transport/requestOf.ts'

/** How often the wallet's chain is read: some report the old one briefly after a switch. */
const maxReadings = 6
/** Time between two of these readings, in ms. */
const readingGap = 200

/** Reads the wallet's chain until it is the expected one, at most `maxReadings` times. */
export async function readSwitchedChain(
  request: RpcRequest,
  expected: number,
): Promise<number | undefined> {
  for (let reading = 1; ; reading += 1) {
    const chainId = parseChainId(await request({ method: 'eth_chainId' }))
    if (chainId === expected || reading === maxReadings) return chainId
    await new Promise((resolve) => setTimeout(resolve, readingGap))
  }
}
