import type { TransactionRecord } from '@foyer/kit'
import { createSafeStore, type SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { isRecord } from '../../../../config/guards.ts'
import { useApp } from '../../../AppContext.ts'

/** The text typed into the form, per account and chain. */
interface Draft {
  readonly amount: string
  readonly time: string
  /** The last lock that was sent, until its end is known. */
  readonly sent?: SentLock | undefined
}

export interface SentLock {
  /** The id of its record. */
  readonly id: string
  /** The texts of the fields when it was sent. */
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
  const actions = useMemo(() => {
    const set = (part: Partial<Draft>) => store.set({ ...store.get(), ...part })
    return {
      setAmount: (amount: string) => set({ amount }),
      setTime: (time: string) => set({ time }),
      setSent: (sent: SentLock) => set({ sent }),
      /** Clears what was locked, unless another amount or time was entered in the meantime. */
      endSent(isConfirmed: boolean) {
        const { sent, ...now } = store.get()
        if (sent === undefined) return
        store.set({
          amount: isConfirmed && now.amount === sent.amount ? '' : now.amount,
          time: isConfirmed && now.time === sent.time ? '' : now.time,
        })
      },
    }
  }, [store])
  return { draft, ...actions }
}

interface UseSentLockParameters extends Pick<ReturnType<typeof useDraft>, 'draft' | 'endSent'> {
  /** Whether the page itself follows a lock to its end. */
  readonly isLocking: boolean
  readonly records: readonly TransactionRecord[]
}

/** Finds the end of a lock that the page has not followed: it was left, reloaded, or given up. */
export function useSentLock({ draft, endSent, isLocking, records }: UseSentLockParameters): void {
  const status = records.find(({ id }) => id === draft.sent?.id)?.status
  // Before the next frame, which would offer to lock the same amount again.
  useLayoutEffect(() => {
    if (isLocking || status === undefined || status === 'pending') return
    endSent(status === 'confirmed')
  }, [endSent, isLocking, status])
}

/** Shared, so that a lock that the wallet sends after the form was left is in the next form. */
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
  if (!isRecord(value)) return undefined
  const { amount, time, sent } = value
  if (!isText(amount) || !isText(time)) return undefined
  return { amount, time, sent: parseSent(sent) }
}

function parseSent(value: unknown): SentLock | undefined {
  if (!isRecord(value)) return undefined
  const { id, amount, time } = value
  return typeof id === 'string' && isText(amount) && isText(time) ? { id, amount, time } : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxLength
}
