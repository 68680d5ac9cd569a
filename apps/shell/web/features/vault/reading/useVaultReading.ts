import { useKit } from '@foyer/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { readVault, type VaultReading } from './readVault.ts'

export type VaultState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; retry(): void }
  | {
      readonly state: 'ready'
      readonly reading: VaultReading
      /** When it was read, in ms since 1970. */
      readonly readAt: number
      /** Whether a later read failed. */
      readonly isStale: boolean
    }

/** One account's vault on one chain. */
export interface VaultAccount {
  readonly chainId: number
  readonly contracts: VaultContracts
  readonly account: Address
}

/**
 * The query key. Starts like those of the kit's balances, so that the kit refreshes it with them.
 */
function vaultKey({ account, chainId, contracts }: VaultAccount): readonly unknown[] {
  return ['foyer', 'balance', chainId, 'vault', contracts.timeLock, account.toLowerCase()]
}

/**
 * The account's vault. The kit refreshes it together with the balances: while the page is visible,
 * and after a transaction is confirmed.
 */
export function useVaultReading(
  chainId: number,
  contracts: VaultContracts,
  account: Address,
): VaultState {
  const { wagmi } = useKit()
  const query = useQuery({
    queryKey: vaultKey({ account, chainId, contracts }),
    queryFn: () => readVault(wagmi.getClient({ chainId }), contracts, account),
    staleTime: 4_000,
  })
  if (query.data !== undefined) {
    const { data: reading, dataUpdatedAt: readAt, isError } = query
    return { state: 'ready', reading, readAt, isStale: isError }
  }
  // Stays during a retry, so that the text does not flicker and its button keeps the focus.
  if (query.isError || query.errorUpdateCount > 0) {
    return { state: 'failed', retry: () => void query.refetch() }
  }
  return { state: 'loading' }
}

/**
 * Returns a function that reads the vault again; it resolves to undefined if no endpoint answers.
 */
export function useVaultReread(vault: VaultAccount): () => Promise<VaultReading | undefined> {
  const queries = useQueryClient()
  const queryKey = vaultKey(vault)
  return async () => {
    await queries.invalidateQueries({ queryKey })
    const state = queries.getQueryState<VaultReading>(queryKey)
    return state?.status === 'success' && !state.isInvalidated ? state.data : undefined
  }
}
