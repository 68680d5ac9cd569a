import { useKit } from '@foyer/kit'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { summarise } from './positions.ts'
import { readVault, type VaultReading } from './readVault.ts'

/** Blocks may come slightly later than the clock says, in ms. */
const afterTheEnd = 5_000
/** Longest delay that timers accept, in ms. */
const longestWait = 2 ** 31 - 1

/**
 * The vault, read once, and again when a lock ends, after a transaction, and when the visitor comes
 * back to the tab: for a page that shows it next to other content and does not poll for it.
 * Undefined until it is read.
 */
export function useVaultGlance(
  chainId: number,
  contracts: VaultContracts,
  account: Address,
): VaultReading | undefined {
  const { wagmi } = useKit()
  const { data } = useQuery({
    // Starts like wagmi's contract reads, which the kit refreshes after a transaction.
    queryKey: ['readContract', 'vaultGlance', chainId, contracts.timeLock, account.toLowerCase()],
    queryFn: () => readVault(wagmi.getClient({ chainId }), contracts, account),
    staleTime: 4_000,
    // While the tab is hidden, the end of a lock passes unread.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => untilNextEnd(state.data),
  })
  return data
}

/** How long until the next lock ends, in ms; false if none will. */
export function untilNextEnd(reading: VaultReading | undefined): number | false {
  if (reading === undefined) return false
  const { nextTime } = summarise(reading.positions, reading.chainTime)
  if (nextTime === undefined) return false
  return Math.min((nextTime - reading.chainTime) * 1_000 + afterTheEnd, longestWait)
}
