import {
  classifyWalletError,
  type TransactionRecord,
  useKit,
  useSignIn,
  useTransactionSender,
  useWatchToken,
} from '@foyer/kit'
import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { toast } from '@foyer/ui/toasts/toast.tsx'
import { useState, useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import { useApp } from '../../../AppContext.ts'
import { isChainMismatch } from '../../../components/sendErrorKey.ts'
import type { VaultReading } from '../reading/readVault.ts'
import { useVaultReread, type VaultAccount } from '../reading/useVaultReading.ts'
import { useVaultErrorText } from '../useVaultErrorText.ts'
import { useVaultText } from '../useVaultText.ts'
import { vaultToken } from '../vaultAbi.ts'
import type { VaultWork } from './createVaultRuns.ts'
import { preparePermit, signPermit } from './signPermit.ts'
import { simulateCalls } from './simulateCall.ts'
import { useVaultRuns } from './useVaultRuns.ts'
import { approveCall, faucetCall, lockCall, type Permit, unlockCall } from './vaultCalls.ts'
import {
  lockByPermit,
  reportingSent,
  sendAndFollow,
  sendAsBatch,
  signPrepared,
  type VaultPorts,
} from './vaultWork.ts'

interface UseVaultActionsParameters extends VaultAccount {
  /** The reading that is shown now. */
  readonly reading: VaultReading
}

/** Callbacks for the progress of a lock. */
interface LockListeners {
  /** Called even after the page was left. */
  readonly sent: (record: TransactionRecord) => void
  /** Called once it is confirmed and shown. Not called once the visitor has left or given up. */
  readonly locked: () => void
}

/** Pause between two reads after a change, in ms. */
const rereadPause = 1_000

/** The vault's actions for one account on one chain. Remount the component when either changes. */
export function useVaultActions({
  account,
  chainId,
  contracts,
  reading,
}: UseVaultActionsParameters) {
  const { wagmi } = useKit()
  const { connector } = useConnection()
  const { batches, send, sendCalls, settled, verifyChain } = useTransactionSender()
  const { signIn } = useSignIn()
  const watch = useWatchToken()
  const announce = useAnnounce()
  const { t, amount: write } = useVaultText()
  const errorText = useVaultErrorText()
  const needsSignIn = useApp().deployment.lockSignIn === 'required'
  const [permit, setPermit] = useState<Permit>()
  const [spentPermit, setSpentPermit] = useState<Permit>()
  const [isOneByOne, setOneByOne] = useState(false)
  const [isWatched, setWatched] = useState<boolean>()
  const runs = useVaultRuns()
  const { busy, failure, open } = useSyncExternalStore(runs.subscribe, runs.getState)
  const isLocking = busy.some(({ action }) => action === 'lock')
  const reread = useVaultReread({ account, chainId, contracts })

  /** Shows a toast: the page follows the wallet to its chain, and this form disappears. */
  const toastIfMoved = (error: unknown) => {
    if (isChainMismatch(error)) toast.error(errorText('sendError.otherNetwork'))
    return error
  }

  const client = wagmi.getClient({ chainId })
  const ports: VaultPorts = {
    simulate: (calls) => simulateCalls(client, account, calls),
    async send({ calls, change, description }, signal) {
      const sent = calls.map(({ data, to }) => ({ data, to }))
      const [only, ...more] = sent
      try {
        return only && more.length === 0
          ? await send({ ...only, change, description, signal })
          : await sendCalls({ calls: sent, change, description, signal })
      } catch (error) {
        throw toastIfMoved(error)
      }
    },
    settled,
    reread,
    pause: () => new Promise((resolve) => setTimeout(resolve, rereadPause)),
  }

  const known = new Set(reading.positions.map(({ id }) => id))
  const hasNew = ({ positions }: VaultReading) => positions.some(({ id }) => !known.has(id))

  /** Signs in first, if the deployment requires it for locking. */
  const mayLock = async ({ at }: VaultWork) => {
    if (!needsSignIn) return true
    at('signIn')
    const isProved = await signIn()
    at('node')
    return isProved
  }

  return {
    busy,
    failure,
    open,
    giveUp: runs.giveUp,
    isLocking,
    /** A spent permit stays while its lock is awaited: the page shows the call that was sent. */
    permit: permit === spentPermit && !isLocking ? undefined : permit,
    /** Whether the wallet can approve and lock in one confirmation. */
    batches: isOneByOne ? ('no' as const) : batches,
    /** Whether the wallet added the token; undefined before it was asked. */
    isWatched,

    faucet: () =>
      runs.run('faucet', async (work) => {
        const sending = { calls: [faucetCall(contracts)], description: t('vault.describeFaucet') }
        await sendAndFollow(ports, work, sending, ({ held }) => held !== reading.held)
      }),

    /** Asks the wallet to list the token (EIP-747). */
    watch: () =>
      runs.run('watch', async ({ at, signal }) => {
        at('wallet')
        setWatched(undefined)
        const asset = { ...vaultToken, address: contracts.token, chainId }
        const isAdded = await watch(asset).catch((error) => {
          if (classifyWalletError(error) === 'rejected') return false
          throw toastIfMoved(error)
        })
        if (signal.aborted) return
        setWatched(isAdded)
        announce(t(isAdded ? 'vault.watched' : 'vault.watchFailed'))
      }),

    approve: (amount: bigint) =>
      runs.run('approve', async (work) => {
        const description = t('vault.describeApprove', { amount: write(amount) })
        const sending = {
          calls: [approveCall(contracts, amount)],
          description,
        }
        await sendAndFollow(ports, work, sending, ({ allowance }) => allowance >= amount)
      }),

    /** @param chainTime Unix seconds. */
    sign: (amount: bigint, chainTime: number) =>
      runs.run('sign', async (work) => {
        if (!connector) return
        const request = { account, amount, chainId, chainTime, contracts }
        const signed = await signPrepared(
          work,
          () => preparePermit(client, request),
          async (prepared) => {
            await verifyChain().catch((error) => {
              throw toastIfMoved(error)
            })
            work.signal.throwIfAborted()
            return signPermit(wagmi, connector, prepared)
          },
        )
        if (signed) setPermit(signed)
      }),

    /**
     * @param time Unix seconds.
     */
    lock: (amount: bigint, time: number, signed: Permit | undefined, on: LockListeners) =>
      runs.run('lock', async (work) => {
        if (!(await mayLock(work))) return
        const description = t('vault.describeLock', { amount: write(amount) })
        const calls = [lockCall(contracts, amount, time, signed)]
        const sending = { calls, description, change: `\u2212${write(amount)}` }
        const drop = () => setSpentPermit(signed)
        const own = reportingSent(ports, on.sent)
        const isLocked = signed
          ? await lockByPermit(own, work, sending, { drop, shows: hasNew })
          : await sendAndFollow(own, work, sending, hasNew)
        if (isLocked) on.locked()
      }),

    /** Approves and locks in one confirmation (EIP-5792). */
    approveAndLock: (amount: bigint, time: number, on: LockListeners) =>
      runs.run('lock', async (work) => {
        if (!(await mayLock(work))) return
        const description = t('vault.describeBoth', { amount: write(amount) })
        const calls = [approveCall(contracts, amount), lockCall(contracts, amount, time)]
        const onRefused = () => setOneByOne(true)
        const batch = { onRefused, shows: hasNew }
        const sending = { calls, description, change: `\u2212${write(amount)}` }
        if (await sendAsBatch(reportingSent(ports, on.sent), work, sending, batch)) on.locked()
      }),

    unlock: (id: bigint, amount: bigint) =>
      runs.run(`unlock:${id}`, async (work) => {
        const description = t('vault.describeUnlock', { amount: write(amount) })
        const change = `+${write(amount)}`
        const sending = { calls: [unlockCall(contracts, id)], description, change }
        await sendAndFollow(ports, work, sending, ({ positions }) =>
          positions.every((position) => position.id !== id),
        )
      }),
  }
}

export type VaultActions = ReturnType<typeof useVaultActions>
