import { type TransactionRecord, useKit, useRecentTransactions } from '@foyer/kit'
import { type QueryState, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { summarise } from './positions.ts'
import { readVault, type VaultReading } from './readVault.ts'

/** Blocks may come slightly later than the clock says, in ms. */
const afterTheEnd = 5_000
/** When to read again after a transaction, in ms: the endpoint that answered may be behind. */
const rereadDelay = 5_000
/** When to read again after a failure, in ms. */
const retryDelay = 15_000
/** Maximum delay that timers accept, in ms. */
const maxTimerDelay = 2 ** 31 - 1

/** The result of `useVaultGlance`. */
interface VaultGlance {
  /** Until the first read has succeeded or failed. */
  readonly isLoading: boolean
  /** Undefined unless a read has succeeded. */
  readonly reading: VaultReading | undefined
}

/**
 * The vault, read once, and again after a failure, when a lock ends, twice after a transaction, and
 * when the visitor comes back to the tab: for a page that shows it next to other content and does
 * not poll for it.
 */
export function useVaultGlance(
  chainId: number,
  contracts: VaultContracts,
  account: Address,
): VaultGlance {
  const { wagmi } = useKit()
  const records = useRecentTransactions({ chainId })
  const { data, errorUpdateCount } = useQuery({
    // Starts like wagmi's contract reads, which the kit refreshes after a transaction.
    queryKey: ['readContract', 'vaultGlance', chainId, contracts.timeLock, account.toLowerCase()],
    queryFn: () => readVault(wagmi.getClient({ chainId }), contracts, account),
    staleTime: 4_000,
    // While the tab is hidden, the end of a lock passes unread.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilNextRead(state, records),
  })
  return { isLoading: data === undefined && errorUpdateCount === 0, reading: data }
}

/** How long until the vault is read again, in ms; false if nothing is expected to change. */
export function untilNextRead(
  {
    data,
    dataUpdatedAt,
    status,
  }: Pick<QueryState<VaultReading>, 'data' | 'dataUpdatedAt' | 'status'>,
  records: readonly Pick<TransactionRecord, 'settledAt'>[],
): number | false {
  if (status === 'error') return retryDelay
  if (data === undefined) return false
  const hasJustSettled = records.some(({ settledAt = 0 }) => {
    return Math.abs(dataUpdatedAt - settledAt) < rereadDelay
  })
  if (hasJustSettled) return rereadDelay
  const { nextTime } = summarise(data.positions, data.chainTime)
  if (nextTime === undefined) return false
  return Math.min((nextTime - data.chainTime) * 1_000 + afterTheEnd, maxTimerDelay)
}
