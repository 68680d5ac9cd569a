import {
  type TransactionRecord,
  useAnnounce,
  useKit,
  useSignIn,
  useTransactionSender,
} from '@foyer/kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { VaultContracts } from '../../../config/vault.ts'
import { useApp } from '../../AppContext.ts'
import { useAppStateStore } from '../../state/useAppState.ts'
import { signPermit } from './signPermit.ts'
import { simulateCall } from './simulateCall.ts'
import { useVaultText } from './useVaultText.ts'
import { approveCall, faucetCall, lockCall, type Permit, unlockCall } from './vaultCalls.ts'
import { type VaultErrorKey, vaultErrorKey } from './vaultErrorKey.ts'

/** What is under way, or has failed: one of the buttons of the page. */
export type VaultAction = 'faucet' | 'approve' | 'sign' | 'lock' | `unlock:${bigint}`

export interface VaultBusy {
  readonly action: VaultAction
  /** Who is waited for. */
  readonly at: 'node' | 'signIn' | 'wallet' | 'chain'
}

export interface VaultFailure {
  readonly action: VaultAction
  readonly key: VaultErrorKey
}

interface VaultPlace {
  readonly chainId: number
  readonly contracts: VaultContracts
  readonly account: Address
}

/** The actions of the vault. One at a time; each is simulated, then sent, then waited for. */
export function useVaultActions({ account, chainId, contracts }: VaultPlace) {
  const { wagmi } = useKit()
  const { connector } = useConnection()
  const { batches, send, sendCalls, settled } = useTransactionSender()
  const { signIn } = useSignIn()
  const { t, amount: amountText } = useVaultText()
  const needsSignIn = useApp().deployment.lockSignIn === 'required'
  const store = useAppStateStore()
  const announce = useAnnounce()
  const [busy, setBusy] = useState<VaultBusy>()
  const [failure, setFailure] = useState<VaultFailure>()
  const [permit, setPermit] = useState<Permit>()
  const leaving = useRef<AbortController>(undefined)

  // Another account, network or page: what was signed and what is waited for belongs to the old one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what a place is.
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    setBusy(undefined)
    setFailure(undefined)
    setPermit(undefined)
    return () => controller.abort()
  }, [account, chainId, contracts])

  const run = useCallback(
    async (
      action: VaultAction,
      work: (at: (place: VaultBusy['at']) => void, signal: AbortSignal) => Promise<void>,
    ) => {
      const signal = leaving.current?.signal
      if (!signal || signal.aborted) return
      const endLoading = store.beginLoading()
      const asked = { at: 'node' as VaultBusy['at'] }
      const at = (place: VaultBusy['at']) => {
        asked.at = place
        if (!signal.aborted) setBusy({ action, at: place })
      }
      setFailure(undefined)
      at('node')
      try {
        await work(at, signal)
      } catch (error) {
        if (signal.aborted) return
        const key = vaultErrorKey(error, asked.at === 'wallet' ? 'wallet' : 'node')
        setFailure({ action, key })
        announce(t(key), key === 'vault.rejected' ? 'polite' : 'assertive')
      } finally {
        endLoading()
        if (!signal.aborted) setBusy(undefined)
      }
    },
    [announce, store, t],
  )

  const client = wagmi.getClient({ chainId })
  const follow = async (
    record: TransactionRecord,
    at: (at: 'chain') => void,
    signal: AbortSignal,
  ) => {
    at('chain')
    await settled(record, signal)
  }

  /** Where the deployment wants it, whoever locks proves first that the account is theirs. */
  const mayLock = async (at: (at: 'signIn' | 'node') => void) => {
    if (!needsSignIn) return true
    at('signIn')
    const isProved = await signIn()
    at('node')
    return isProved
  }

  const sendOne = (action: VaultAction, description: string, sent: ReturnType<typeof lockCall>) =>
    run(action, async (at, signal) => {
      if (action === 'lock' && !(await mayLock(at))) return
      await simulateCall(client, account, sent)
      at('wallet')
      const record = await send({ to: sent.to, data: sent.data, description })
      // A signature goes along once.
      if (action === 'lock') setPermit(undefined)
      await follow(record, at, signal)
    })

  return {
    busy,
    failure,
    permit,
    /** 'yes': the wallet approves and locks in one confirmation. */
    batches,
    forgetFailure: useCallback(() => setFailure(undefined), []),

    faucet: () => sendOne('faucet', t('vault.describeFaucet'), faucetCall(contracts)),

    approve: (amount: bigint) =>
      sendOne(
        'approve',
        t('vault.describeApprove', { amount: amountText(amount) }),
        approveCall(contracts, amount),
      ),

    /** @param chainTime Unix seconds. */
    sign: (amount: bigint, chainTime: number) =>
      run('sign', async (at, signal) => {
        if (!connector) return
        at('wallet')
        const signed = await signPermit(wagmi, connector, {
          account,
          amount,
          chainId,
          chainTime,
          contracts,
        })
        if (!signal.aborted) setPermit(signed)
      }),

    /** @param time Unix seconds. */
    lock: (amount: bigint, time: number, signed?: Permit | undefined) =>
      sendOne(
        'lock',
        t('vault.describeLock', { amount: amountText(amount) }),
        lockCall(contracts, amount, time, signed),
      ),

    /** Both in one confirmation (EIP-5792). The lock cannot be simulated before the approval. */
    approveAndLock: (amount: bigint, time: number) =>
      run('lock', async (at, signal) => {
        if (!(await mayLock(at))) return
        await simulateCall(client, account, approveCall(contracts, amount))
        at('wallet')
        const record = await sendCalls({
          calls: [approveCall(contracts, amount), lockCall(contracts, amount, time)].map(
            ({ data, to }) => ({ data, to }),
          ),
          description: t('vault.describeBoth', { amount: amountText(amount) }),
        })
        await follow(record, at, signal)
      }),

    unlock: (id: bigint, amount: bigint) =>
      sendOne(
        `unlock:${id}`,
        t('vault.describeUnlock', { amount: amountText(amount) }),
        unlockCall(contracts, id),
      ),
  }
}

export type VaultActions = ReturnType<typeof useVaultActions>
