import { createSafeStore, type SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { Address } from 'viem'
import type { Connector } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { slot } from '../../chains/config/slot.ts'
import { requestOf } from '../../chains/transport/requestOf.ts'
import { rpcLimits } from '../../chains/transport/rpcLimits.ts'
import { isInjected } from '../../wallets/connectors/injected/isInjected.ts'
import { withTimeLimit } from '../../wallets/connectors/withTimeLimit.ts'
import { canSendCalls } from './walletSend.ts'

/** Maximum connector ids stored. */
const maxWallets = 50
/** How often a wallet is asked that gives no clear answer, on all chains together. */
const maxUnclear = 3

/** 'unclear': an error or a timeout, which may pass. */
export type BatchSupport = 'yes' | 'no' | 'unclear'

interface AskBatchSupportOptions {
  readonly chainId: number
  readonly connector: Connector
  readonly from: Address
}

/**
 * Asks the wallet whether it supports atomic batches, for at most 10 s. An extension that does not
 * know the method is asked once per visit, for any account and chain. Never throws.
 */
export async function askBatchSupport(
  kit: Kit,
  { connector, ...from }: AskBatchSupportOptions,
): Promise<BatchSupport> {
  const withoutBatches = kit.get(walletsWithoutBatches)
  const unclear = kit.get(unclearAnswers)
  // Other connectors may connect to different wallets.
  const isExtension = isInjected(connector)
  if (isExtension && withoutBatches.get().includes(connector.id)) return 'no'
  const unclearBefore = unclear.get(connector.uid) ?? 0
  if (unclearBefore >= maxUnclear) return 'no'
  const limit = { connector: connector.name, operation: 'wallet_getCapabilities' }
  const answer = await withTimeLimit({ ...limit, timeout: rpcLimits.timeout }, async () =>
    canSendCalls(requestOf(await connector.getProvider()), from),
  ).catch(() => 'unclear' as const)
  unclear.set(connector.uid, answer === 'unclear' ? unclearBefore + 1 : 0)
  if (answer !== 'unknownMethod') return answer
  if (isExtension) {
    withoutBatches.set([connector.id, ...withoutBatches.get()].slice(0, maxWallets))
  }
  return 'no'
}

/** The number of unclear answers in a row, by the connector's uid. */
const unclearAnswers = slot('unclearAnswers', () => new Map<string, number>())

const walletsWithoutBatches = slot('walletsWithoutBatches', makeStore)

function makeStore({ instanceId, storageKey }: Kit): SafeStore<readonly string[]> {
  return createSafeStore({
    key: `${storageKey}.withoutBatches`,
    version: 1,
    parse: (value) =>
      Array.isArray(value) && value.every((id) => typeof id === 'string')
        ? value.slice(0, maxWallets)
        : undefined,
    fallback: [],
    storage: sessionStorageOrNone() ?? memoryStorage(),
    instanceId,
  })
}

/** The tab's session storage; undefined when it is refused. */
function sessionStorageOrNone(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage
  } catch {
    // The getter throws in frames without storage access.
    return undefined
  }
}
