import { useKit, useTransactionSender } from '@foyer/kit'
import { walletWords } from '@foyer/kit/shell'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { toast } from '@foyer/ui/toasts/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isChainMismatch } from '../../../components/sendErrorKey.ts'
import { sendErrorsEn } from '../../../i18n/sendErrorsEn.ts'
import { useAppStateStore } from '../../../state/useAppState.ts'
import { type VaultAccount, type VaultReading, vaultQuery } from '../reading/readVault.ts'
import { simulateCall } from './simulateCall.ts'
import type { VaultCall } from './vaultCalls.ts'
import { VaultError, vaultErrorKey, type WaitingFor } from './vaultError.ts'

interface VaultSending {
  readonly call: VaultCall
  readonly description: string
  /** What it moves, shown in the list. */
  readonly change?: string | undefined
  /** Asked first. Nothing is sent if it resolves to false. */
  readonly signIn?: (() => Promise<boolean>) | undefined
  /** Whether a reading shows what the transaction changed. */
  readonly shows: (reading: VaultReading) => boolean
}

/** How often to read again, once a second: another endpoint may be a block or two behind. */
const rereads = 3

/**
 * Simulates a call, sends it, waits for its block, then reads the vault until the change is there:
 * until then, the page would offer the same step again. Nothing more is requested once the
 * component is unmounted; what was sent is still tracked.
 */
export function useVaultAction(vault: VaultAccount) {
  const kit = useKit()
  const queries = useQueryClient()
  const { send, settled } = useTransactionSender()
  const { beginLoading } = useAppStateStore()
  const t = useTextOf(sendErrorsEn)
  const [at, setAt] = useState<WaitingFor>('node')
  const run = useRef<AbortController>(undefined)
  useEffect(() => () => run.current?.abort(), [])

  /** Resolves to whether the transaction was confirmed; to false when aborted. */
  async function follow({ call, signIn, shows, ...shown }: VaultSending, signal: AbortSignal) {
    const waitFor = (what: WaitingFor) => {
      signal.throwIfAborted()
      setAt(what)
    }
    if (signIn) {
      waitFor('signIn')
      if (!(await signIn())) return false
    }
    waitFor('node')
    await simulateCall(kit.wagmi.getClient(vault), vault.account, call)
    waitFor('wallet')
    const record = await send({ to: call.to, data: call.data, ...shown, signal })
    waitFor(record.connectorId === 'safe' ? 'owners' : 'chain')
    const end = await settled(record, signal)
    for (let again = 0; end && again <= rereads && !signal.aborted; again += 1) {
      const query = { ...vaultQuery(kit, vault), staleTime: 0 }
      const reading = await queries.fetchQuery(query).catch(() => undefined)
      if (!reading || end.status === 'failed' || shows(reading)) break
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    if (end?.status === 'failed') {
      const isLost = ['cancelled', 'replaced', 'dropped'].includes(end.outcome ?? '')
      throw new VaultError(isLost ? 'vault.errorReplaced' : 'vault.errorReverted')
    }
    return end !== undefined && !signal.aborted
  }

  const { error, isPending, mutate, reset, variables } = useMutation({
    networkMode: 'always',
    async mutationFn(sending: VaultSending) {
      const controller = new AbortController()
      run.current = controller
      const endLoading = beginLoading()
      controller.signal.addEventListener('abort', endLoading)
      return follow(sending, controller.signal).finally(endLoading)
    },
    onError(reason) {
      // The page follows the wallet to its chain, and this component disappears.
      if (isChainMismatch(reason)) toast.error(t('sendError.otherNetwork'))
    },
  })
  const errorKey = error ? vaultErrorKey(error, at) : undefined
  return {
    /** Undefined while it is not running. */
    waitingFor: isPending ? at : undefined,
    /** The call that is being sent. */
    call: isPending ? variables.call : undefined,
    errorKey,
    /** Why, in the wallet's own words, if there are no better ones. */
    said: errorKey === 'sendError.failed' ? walletWords(error) : '',
    send: mutate,
    /** Stops waiting. The wallet may still approve; it is then tracked. */
    stop() {
      run.current?.abort()
      reset()
    },
  }
}

export type VaultAction = ReturnType<typeof useVaultAction>
