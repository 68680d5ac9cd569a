import { createSafeStore, type SafeStore } from '@foyer/kit'
import { type SetStateAction, useCallback, useState, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useApp } from '../../../AppContext.ts'

/** The text typed into the form, per account and chain. */
interface Draft {
  readonly amount: string
  readonly time: string
}

const empty: Draft = { amount: '', time: '' }
const maxLength = 120

/**
 * The text typed into the form. Kept in session storage, so that it survives a locked wallet, other
 * pages and a reload. Each account has one draft per chain.
 */
export function useDraft(account: Address, chainId: number) {
  const { deployment } = useApp()
  const [store] = useState(() =>
    draftStore(`foyer.vaultDraft.${chainId}.${account}`, deployment.instanceId),
  )
  const draft = useSyncExternalStore(store.subscribe, store.get)
  const setAmount = useCallback(
    (change: SetStateAction<string>) => {
      const now = store.get()
      const amount = typeof change === 'function' ? change(now.amount) : change
      store.set({ ...now, amount })
    },
    [store],
  )
  const setTime = useCallback((time: string) => store.set({ ...store.get(), time }), [store])
  return { draft, setAmount, setTime }
}

/** Shared, so that a lock that is confirmed after the form was left clears the next form. */
const stores = new Map<string, SafeStore<Draft>>()

function draftStore(key: string, instanceId: string): SafeStore<Draft> {
  const known = stores.get(`${instanceId} ${key}`)
  if (known) return known
  const store = createSafeStore({
    key,
    version: 1,
    parse: parseDraft,
    fallback: empty,
    // Throws in frames without storage; the draft then lives in memory only.
    storage: {
      getItem: (name) => sessionStorage.getItem(name),
      setItem: (name, value) => sessionStorage.setItem(name, value),
      removeItem: (name) => sessionStorage.removeItem(name),
    },
    instanceId,
  })
  stores.set(`${instanceId} ${key}`, store)
  return store
}

function parseDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const amount: unknown = Reflect.get(value, 'amount')
  const time: unknown = Reflect.get(value, 'time')
  if (!isText(amount) || !isText(time)) return undefined
  return { amount, time }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxLength
}
