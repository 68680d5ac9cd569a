import type { EditableAmount, TransactionRecord } from '@foyer/kit'
import type { VaultReading } from '../reading/readVault.ts'
import { isBatchRefusal, NoBatchError } from './batchRefusal.ts'
import type { VaultWork } from './createVaultRuns.ts'
import { LoweredError, NotDoneError } from './NotDoneError.ts'
import { SimulationError } from './simulateCall.ts'
import type { Permit, VaultCall } from './vaultCalls.ts'

/** What is sent together, and what the list and the toasts say of it. */
export interface VaultSending {
  readonly calls: readonly VaultCall[]
  readonly description: string
  /** Where wallets let people change the amount of a single call. */
  readonly amount?: EditableAmount | undefined
}

/** What the work of the vault needs of the world. */
export interface VaultPorts {
  /** @throws SimulationError when a contract would refuse. */
  simulate(calls: readonly VaultCall[]): Promise<void>
  /** One call as a transaction, several as a batch. The wallet is asked for nothing more once the signal is aborted. */
  send(sending: VaultSending, signal: AbortSignal): Promise<TransactionRecord>
  settled(record: TransactionRecord, signal: AbortSignal): Promise<TransactionRecord | undefined>
  /** Reads the vault again; undefined when no node answers. */
  reread(): Promise<VaultReading | undefined>
  pause(): Promise<void>
}

/** Another endpoint may be a block or two behind the one that has seen the end: so often it is asked again. */
const rereads = 3

/**
 * Simulates, asks the wallet, waits for the end, then for what it has changed: until that is read, the form would offer the last step
 * again.
 *
 * @param shows Whether a reading shows what was done.
 * @returns true once it is confirmed.
 */
export async function sendAndFollow(
  ports: VaultPorts,
  { at, signal }: VaultWork,
  sending: VaultSending,
  shows: (reading: VaultReading) => boolean,
): Promise<boolean> {
  await ports.simulate(sending.calls)
  at('wallet')
  const record = await ports.send(sending, signal)
  at(record.connectorId === 'safe' ? 'owners' : 'chain')
  const end = await ports.settled(record, signal)
  if (!end || signal.aborted) return false
  const isLess = wasLowered(end)
  await rereadUntil(ports, signal, end.status === 'confirmed' && !isLess ? shows : () => true)
  if (end.status === 'failed') throw new NotDoneError(end)
  if (isLess) throw new LoweredError(end)
  return end.status === 'confirmed'
}

/** Whether less was sent than the wallet was asked for: people can lower an approval there. */
function wasLowered({ amount }: TransactionRecord): boolean {
  return amount?.sent !== undefined && BigInt(amount.sent) < BigInt(amount.asked)
}

async function rereadUntil(
  ports: VaultPorts,
  signal: AbortSignal,
  shows: (reading: VaultReading) => boolean,
): Promise<void> {
  for (let again = 0; !signal.aborted; again += 1) {
    const reading = await ports.reread()
    if (!reading || shows(reading) || again >= rereads) return
    await ports.pause()
  }
}

/**
 * Locks with a signature (ERC-2612). One that was used, spoilt or has expired in the meantime does not count for the vault, which goes by
 * the allowance then: `drop` is called, so that another way can be offered.
 */
export async function lockByPermit(
  ports: VaultPorts,
  work: VaultWork,
  sending: VaultSending,
  permit: { readonly drop: () => void; readonly shows: (reading: VaultReading) => boolean },
): Promise<boolean> {
  const simulate: VaultPorts['simulate'] = (calls) =>
    ports.simulate(calls).catch((error) => {
      if (!isAllowanceError(error)) throw error
      permit.drop()
      throw new SimulationError('InvalidPermit', error)
    })
  const send: VaultPorts['send'] = async (...args) => {
    const record = await ports.send(...args)
    // A signature goes along once.
    permit.drop()
    return record
  }
  return sendAndFollow({ ...ports, simulate, send }, work, sending, permit.shows)
}

/** Sends calls as one (EIP-5792). Where the wallet cannot after all, `onRefused` is called: they have to be sent one by one. */
export async function sendAsBatch(
  ports: VaultPorts,
  work: VaultWork,
  sending: VaultSending,
  batch: { readonly onRefused: () => void; readonly shows: (reading: VaultReading) => boolean },
): Promise<boolean> {
  const send: VaultPorts['send'] = (...args) =>
    ports.send(...args).catch((error) => {
      if (!isBatchRefusal(error)) throw error
      batch.onRefused()
      throw new NoBatchError(error)
    })
  return sendAndFollow({ ...ports, send }, work, sending, batch.shows)
}

/**
 * Has the wallet sign what was prepared. Undefined once nobody waits any more: a signature that comes late is not used.
 *
 * @param prepare Reads what the signature needs, before the wallet is asked.
 */
export async function signPrepared<Request>(
  { at, signal }: VaultWork,
  prepare: () => Promise<Request>,
  sign: (request: Request) => Promise<Permit>,
): Promise<Permit | undefined> {
  const request = await prepare()
  at('wallet')
  const signed = await sign(request)
  return signal.aborted ? undefined : signed
}

/** Whether a signature is at hand for exactly this amount, and stays valid until the lock is in a block. */
export function usablePermit(
  permit: Permit | undefined,
  amount: bigint | undefined,
  chainTime: number,
): Permit | undefined {
  if (!permit || permit.value !== amount) return undefined
  return permit.deadline > chainTime + permitMargin ? permit : undefined
}

/** A signature that ends before the lock is in a block would only cost its fee, in seconds. */
const permitMargin = 120

function isAllowanceError(error: unknown): boolean {
  return error instanceof SimulationError && error.errorName === 'InsufficientAllowance'
}
