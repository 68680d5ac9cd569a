import { useKit } from '@foyer/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { readVault, type VaultReading } from './readVault.ts'

export type VaultState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; retry(): void }
  /** `isStale`: a later read failed; these are the last known values. */
  | {
      readonly state: 'ready'
      readonly reading: VaultReading
      /** When it was read, ms since 1970. */
      readonly readAt: number
      readonly isStale: boolean
    }

interface VaultPlace {
  readonly chainId: number
  readonly contracts: VaultContracts
  readonly account: Address
}

/** Where the reading of one account is kept. Begins as the kit's balances do. */
function vaultKey({ account, chainId, contracts }: VaultPlace): readonly unknown[] {
  return ['foyer', 'balance', chainId, 'vault', contracts.timeLock, account.toLowerCase()]
}

/** What the account has in the vault of a network. Kept with the balances: the kit reads them again
 * while somebody looks, in one request, and when a transaction went through. */
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
  if (query.isError) return { state: 'failed', retry: () => void query.refetch() }
  return { state: 'loading' }
}

/** Reads the vault again, whatever is under way; undefined when no node answered. */
export function useVaultReread(place: VaultPlace): () => Promise<VaultReading | undefined> {
  const queries = useQueryClient()
  const queryKey = vaultKey(place)
  return async () => {
    await queries.invalidateQueries({ queryKey })
    const state = queries.getQueryState<VaultReading>(queryKey)
    return state?.status === 'success' && !state.isInvalidated ? state.data : undefined
  }
}
