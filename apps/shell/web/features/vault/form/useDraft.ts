import { createSafeStore, type SafeStore } from '@foyer/kit'
import { type SetStateAction, useCallback, useState, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useApp } from '../../../AppContext.ts'

/** What was typed into the form of one account on one network. */
interface Draft {
  readonly amount: string
  readonly time: string
}

const empty: Draft = { amount: '', time: '' }
const longest = 120

/**
 * What is typed into the form, kept for this tab: over a lock of the wallet, over other pages and over a reload. Another
 * account, and the same one on another network, have a draft of their own.
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

function draftStore(key: string, instanceId: string): SafeStore<Draft> {
  return createSafeStore({
    key,
    version: 1,
    parse: parseDraft,
    fallback: empty,
    // Reading the name throws where a frame may not store; then the draft lasts as long as the form.
    storage: {
      getItem: (name) => sessionStorage.getItem(name),
      setItem: (name, value) => sessionStorage.setItem(name, value),
      removeItem: (name) => sessionStorage.removeItem(name),
    },
    instanceId,
  })
}

function parseDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const amount: unknown = Reflect.get(value, 'amount')
  const time: unknown = Reflect.get(value, 'time')
  if (!isText(amount) || !isText(time)) return undefined
  return { amount, time }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest
}
