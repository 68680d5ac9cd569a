import { isHash } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import { shouldThrow } from '../../chains/transport/endpoints/shouldThrow.ts'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import type { TransactionRecord } from '../store/record.ts'
import { askCallsStatus } from './callsStatus.ts'
import type { Round } from './startRound.ts'

/**
 * Whether a hash that no node knows is that of a transaction proposed to a Safe's owners. A Safe
 * connected through WalletConnect answers `eth_sendTransaction` with it while signatures are
 * missing. Only the wallet of a Safe is asked. Undefined: it or the node has not answered, or it is
 * not connected.
 */
export async function findSafeProposal(
  record: TransactionRecord,
  { address, port, walletOf }: Round,
): Promise<'known' | 'unknown' | undefined> {
  const account = await isSafe(port.request, address)
  if (account !== true) return account === false ? 'unknown' : undefined
  const wallet = walletOf(record)
  const status = wallet && (await askCallsStatus(wallet, record.id))
  return status === undefined || status === 'unknown' ? status : 'known'
}

/** The selector of `getThreshold()`: how many owners must sign. */
const getThreshold = '0xe75235b8'

/** Whether the account is a Safe on this chain; undefined if the node has not answered. */
export async function isSafe(request: RpcRequest, address: Address): Promise<boolean | undefined> {
  const call = { to: address, data: getThreshold }
  try {
    const threshold = await request({ method: 'eth_call', params: [call, 'latest'] })
    return isHash(threshold) && BigInt(threshold) > 0n
  } catch (error) {
    // Another kind of contract reverts.
    return shouldThrow(error) ? false : undefined
  }
}
