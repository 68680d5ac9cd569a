/**
 * A transport over several endpoints. Every read is wagmi's own action with the kit's config, or
 * viem's with a client (docs/for-dapp-teams.md, "Reads and fees").
 */

export {
  type RankedTransport,
  type RankedTransportConfig,
  rankedTransport,
} from './chains/transport/rankedTransport.ts'
