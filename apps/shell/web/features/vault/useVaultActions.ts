import { type TransactionRecord, useKit, useSignIn, useTransactionSender } from '@foyer/kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import type { VaultContracts } from '../../../config/vault.ts'
import { useApp } from '../../AppContext.ts'
import { isBatchRefusal, NoBatchError } from './batchRefusal.ts'
import type { VaultAction, VaultWork } from './createVaultRuns.ts'
import { NotDoneError } from './NotDoneError.ts'
import { signPermit } from './signPermit.ts'
import { SimulationError, simulateCall } from './simulateCall.ts'
import { vaultKey } from './useVaultReading.ts'
import { useVaultRuns } from './useVaultRuns.ts'
import { useVaultText } from './useVaultText.ts'
import {
  approveCall,
  faucetCall,
  lockCall,
  type Permit,
  unlockCall,
  type VaultCall,
} from './vaultCalls.ts'

interface VaultPlace {
  readonly chainId: number
  readonly contracts: VaultContracts
  readonly account: Address
}

/** The actions of the vault of one account on one network; a new place needs a new component. Each is simulated, sent and waited for. */
export function useVaultActions({ account, chainId, contracts }: VaultPlace) {
  const { wagmi } = useKit()
  const queries = useQueryClient()
  const { connector } = useConnection()
  const { batches, send, sendCalls, settled } = useTransactionSender()
  const { signIn } = useSignIn()
  const { t, amount: amountText } = useVaultText()
  const needsSignIn = useApp().deployment.lockSignIn === 'required'
  const [permit, setPermit] = useState<Permit>()
  const [isOneByOne, setOneByOne] = useState(false)
  const runs = useVaultRuns()
  const { busy, failure } = useSyncExternalStore(runs.subscribe, runs.getState)

  const client = wagmi.getClient({ chainId })

  /** Waits for the end, then for what it has changed: until that is read, the form would offer the last step again. */
  const follow = async (record: TransactionRecord, { at, signal }: VaultWork) => {
    at('chain')
    const end = await settled(record, signal)
    if (end)
      await queries.invalidateQueries({ queryKey: vaultKey({ account, chainId, contracts }) })
    if (end?.status === 'failed') throw new NotDoneError(end)
    return end?.status === 'confirmed'
  }

  /** Where the deployment wants it, whoever locks proves first that the account is theirs. */
  const mayLock = async ({ at }: VaultWork) => {
    if (!needsSignIn) return true
    at('signIn')
    const isProved = await signIn()
    at('node')
    return isProved
  }

  /** Simulates, asks the wallet, waits. True once it is confirmed. */
  const sendOne = async (work: VaultWork, description: string, sent: VaultCall) => {
    await simulateCall(client, account, sent)
    work.at('wallet')
    return send({ to: sent.to, data: sent.data, description })
  }

  const runOne = (action: VaultAction, description: string, sent: VaultCall) =>
    runs.run(action, async (work) => {
      await follow(await sendOne(work, description, sent), work)
    })

  return {
    busy,
    failure,
    permit,
    /** 'yes': the wallet approves and locks in one confirmation. */
    batches: isOneByOne ? ('no' as const) : batches,

    faucet: () => runOne('faucet', t('vault.describeFaucet'), faucetCall(contracts)),

    approve: (amount: bigint) =>
      runOne(
        'approve',
        t('vault.describeApprove', { amount: amountText(amount) }),
        approveCall(contracts, amount),
      ),

    /** @param chainTime Unix seconds. */
    sign: (amount: bigint, chainTime: number) =>
      runs.run('sign', async ({ at, signal }) => {
        if (!connector) return
        at('wallet')
        const place = { account, amount, chainId, chainTime, contracts }
        const signed = await signPermit(wagmi, connector, place)
        if (!signal.aborted) setPermit(signed)
      }),

    /**
     * @param time Unix seconds.
     * @param onLocked Called once it is confirmed.
     */
    lock: (amount: bigint, time: number, signed: Permit | undefined, onLocked: () => void) =>
      runs.run('lock', async (work) => {
        if (!(await mayLock(work))) return
        const description = t('vault.describeLock', { amount: amountText(amount) })
        const sent = lockCall(contracts, amount, time, signed)
        const record = await sendOne(work, description, sent).catch((error) => {
          if (!signed || !isAllowanceError(error)) throw error
          // Used or spoilt in the meantime: the vault goes by the allowance then. Another way has to be offered.
          setPermit(undefined)
          throw new SimulationError('The signature is not taken.', {
            cause: error,
            errorName: 'InvalidPermit',
          })
        })
        // A signature goes along once.
        setPermit(undefined)
        if (await follow(record, work)) onLocked()
      }),

    /** Both in one confirmation (EIP-5792). The lock cannot be simulated before the approval. */
    approveAndLock: (amount: bigint, time: number, onLocked: () => void) =>
      runs.run('lock', async (work) => {
        if (!(await mayLock(work))) return
        const calls = [approveCall(contracts, amount), lockCall(contracts, amount, time)]
        await simulateCall(client, account, approveCall(contracts, amount))
        work.at('wallet')
        const description = t('vault.describeBoth', { amount: amountText(amount) })
        const record = await sendCalls({
          calls: calls.map(({ data, to }) => ({ data, to })),
          description,
        }).catch((error) => {
          if (!isBatchRefusal(error)) throw error
          setOneByOne(true)
          throw new NoBatchError(error)
        })
        if (await follow(record, work)) onLocked()
      }),

    unlock: (id: bigint, amount: bigint) =>
      runOne(
        `unlock:${id}`,
        t('vault.describeUnlock', { amount: amountText(amount) }),
        unlockCall(contracts, id),
      ),
  }
}

function isAllowanceError(error: unknown): boolean {
  return error instanceof SimulationError && error.errorName === 'InsufficientAllowance'
}

export type VaultActions = ReturnType<typeof useVaultActions>
