import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnectors } from 'wagmi'
import { useKit } from '../../chains/config/useKit.ts'
import type { WalletGroupDefinition } from '../walletDefinition.ts'
import { recentWallets } from './recentWallets.ts'
import { namesOf } from './resolveConnectors.ts'

/** The groups of the list, and what loads the further wallets of those that have some. */
export interface FurtherWallets {
  readonly groups: readonly WalletGroupDefinition[]
  /** Loads them once; tries again after a failure. */
  load(): void
}

/**
 * Adds the further wallets of each group once they are wanted: by `load`, or at once if a recent
 * wallet is in none of the groups.
 */
export function useFurtherWallets(configured: readonly WalletGroupDefinition[]): FurtherWallets {
  const [groups, setGroups] = useState(configured)
  const loading = useRef<Promise<void>>(undefined)
  const load = useCallback(() => {
    loading.current ??= withFurtherWallets(configured).then(setGroups, (error: unknown) => {
      console.error(error)
      loading.current = undefined
    })
  }, [configured])
  const recent = useKit('useFurtherWallets').get(recentWallets)
  const connectors = useConnectors()
  useEffect(() => {
    const known = new Set([...namesIn(configured), ...connectors.map(({ id }) => id)])
    if (recent.get().some((id) => !known.has(id))) load()
  }, [configured, connectors, load, recent])
  return { groups, load }
}

function withFurtherWallets(
  groups: readonly WalletGroupDefinition[],
): Promise<readonly WalletGroupDefinition[]> {
  const known = new Set(namesIn(groups))
  return Promise.all(
    groups.map(async ({ loadMore, ...group }) => {
      const further = (await loadMore?.()) ?? []
      const missing = further.filter((wallet) => !namesOf(wallet).some((name) => known.has(name)))
      return { ...group, wallets: [...group.wallets, ...missing] }
    }),
  )
}

function namesIn(groups: readonly WalletGroupDefinition[]): readonly string[] {
  return groups.flatMap(({ wallets }) => wallets.flatMap(namesOf))
}
