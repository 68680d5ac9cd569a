import type { TransactionRecord } from '@foyer/kit'
import type { VaultReading } from '../reading/readVault.ts'
import { isBatchRefusal, NoBatchError } from './batchRefusal.ts'
import type { VaultWork } from './createVaultRuns.ts'
import { NotDoneError } from './NotDoneError.ts'
import { SimulationError } from './simulateCall.ts'
import type { Permit, VaultCall } from './vaultCalls.ts'

/** Calls that are sent together, and how the list and the toasts describe them. */
export interface VaultSending {
  readonly calls: readonly VaultCall[]
  readonly description: string
  /** The change shown in the list. */
  readonly change?: string | undefined
}

/** The side effects that the functions below need. */
export interface VaultPorts {
  /** @throws SimulationError if a call would revert. */
  simulate(calls: readonly VaultCall[]): Promise<void>
  /** One call as a transaction, several as a batch. Nothing more is requested once aborted. */
  send(sending: VaultSending, signal: AbortSignal): Promise<TransactionRecord>
  settled(record: TransactionRecord, signal: AbortSignal): Promise<TransactionRecord | undefined>
  /** Reads the vault again; undefined if no endpoint answers. */
  reread(): Promise<VaultReading | undefined>
  pause(): Promise<void>
}

/** How often to read again: another endpoint may be a block or two behind. */
const rereads = 3

/**
 * Simulates, sends, waits for the transaction, then reads the vault until the change is visible.
 * Until then, the form would offer the same step again.
 *
 * @param shows Whether a reading shows the change.
 * @returns Whether the transaction was confirmed; false when aborted.
 * @throws SimulationError, NotDoneError; else the error of the wallet or the client.
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
  await rereadUntil(ports, signal, end.status === 'confirmed' ? shows : () => true)
  if (end.status === 'failed') throw new NotDoneError(end)
  return end.status === 'confirmed'
}

/** The same side effects; reports what was sent, even after the page was left. */
export function reportingSent(
  ports: VaultPorts,
  onSent: (record: TransactionRecord) => void,
): VaultPorts {
  return {
    ...ports,
    async send(...args) {
      const record = await ports.send(...args)
      onSent(record)
      return record
    },
  }
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
 * Locks with a signed permit (ERC-2612). If the permit was used or has expired, the vault falls
 * back to the allowance and the call reverts: `drop` is called, so that the form offers to approve
 * again.
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
    // A permit can be used once.
    permit.drop()
    return record
  }
  return sendAndFollow({ ...ports, simulate, send }, work, sending, permit.shows)
}

/**
 * Sends calls as one batch (EIP-5792). Calls `onRefused` if the wallet cannot do it after all.
 *
 * @throws NoBatchError if the wallet refused the batch; else as {@link sendAndFollow}.
 */
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
 * Asks the wallet to sign. Undefined once aborted: a late signature is not used.
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

/** The permit, if it covers exactly this amount and stays valid until the lock is mined. */
export function usablePermit(
  permit: Permit | undefined,
  amount: bigint | undefined,
  chainTime: number,
): Permit | undefined {
  if (!permit || permit.value !== amount) return undefined
  return permit.deadline > chainTime + permitMargin ? permit : undefined
}

/** How long a permit must stay valid for the lock to be mined in time, in seconds. */
const permitMargin = 120

function isAllowanceError(error: unknown): boolean {
  return error instanceof SimulationError && error.errorName === 'InsufficientAllowance'
}
