import { type Address, bytesToHex, type Hex, numberToHex } from 'viem'
import { findChain, type Method, permittedAccount, type WalletContext } from '../context.ts'
import { walletErrors } from '../errors.ts'
import {
  addressParam,
  chainIdParam,
  type Fields,
  fieldsParam,
  isFields,
  quantityParam,
} from '../params.ts'
import type { PreparedTransaction } from '../preparedTransaction.ts'
import type { RpcClient } from '../rpc.ts'
import {
  parseTransaction,
  prepareTransaction,
  signAndSend,
  type TransactionInput,
  writeCall,
} from '../transaction.ts'
import type { Batch, WalletAccount } from '../types.ts'

const maxCalls = 50
/** The version of EIP-5792's final text. */
const apiVersion = '2.0.0'

/** A validated batch request (EIP-5792). */
interface BatchInput {
  readonly id: string
  readonly chainId: number
  readonly account: WalletAccount
  readonly calls: readonly TransactionInput[]
  readonly atomicRequired: boolean
}

/**
 * Sends the calls as separate transactions, in order. Simulates the whole batch first and sends
 * nothing unless every call succeeds.
 */
export const sendCalls: Method = async (wallet, call) => {
  const batch = parseBatch(wallet, fieldsParam(call.params[0], 'The batch'))
  const rpc = wallet.rpc(batch.chainId)
  const single = batch.calls.length === 1
  const simulated = single ? undefined : await simulate(rpc, batch)
  if (batch.atomicRequired && !single && !simulated) throw walletErrors.notAtomic()
  const transactions = await prepareCalls(rpc, batch, simulated)
  const failing = simulated?.some((result) => !result.succeeds) === true
  const atomic = single || simulated !== undefined
  const record = { id: batch.id, chainId: batch.chainId, atomic, hashes: [] }
  const confirm = async () => {
    const { account } = batch
    await call.ask({ kind: 'sendCalls', account, transactions, atomic }, batch.chainId)
    if (failing) return save(wallet, { ...record, failed: true })
    const hashes = await wallet.inTurn(() => sendAll(rpc, account, transactions))
    return save(wallet, { ...record, hashes, failed: false })
  }
  if (wallet.personality.sendCalls !== 'early') {
    await confirm()
    return { id: batch.id }
  }
  save(wallet, { ...record, failed: false })
  confirm().catch(() => save(wallet, { ...record, failed: true }))
  return { id: batch.id }
}

function parseBatch(wallet: WalletContext, fields: Fields): BatchInput {
  const { store, personality } = wallet
  const { atomicRequired, calls, from, version } = fields
  if (version !== apiVersion) throw walletErrors.invalidParams(`"version" must be "${apiVersion}".`)
  if (typeof atomicRequired !== 'boolean')
    throw walletErrors.invalidParams('"atomicRequired" must be true or false.')
  const chainId = chainIdParam(fields.chainId)
  if (!findChain(wallet, chainId)) throw walletErrors.unsupportedBatchChain(chainId)
  if (!Array.isArray(calls) || calls.length === 0)
    throw walletErrors.invalidParams('"calls" must be a list of at least one call.')
  const limit = personality.sendCalls === 'early' ? 1 : maxCalls
  if (calls.length > limit) throw walletErrors.batchTooLarge(limit)
  checkCapabilities(fields.capabilities)
  for (const call of calls) checkCapabilities(fieldsParam(call, 'A call').capabilities)
  const address = from === undefined ? store.get().selected : addressParam(from, 'from')
  return {
    id: batchId(wallet, fields.id),
    chainId,
    account: permittedAccount(wallet, address),
    calls: calls.map((call) => parseTransaction(onlyCall(call), chainId)),
    atomicRequired,
  }
}

/** Keeps only a call's own fields; drops fees and nonce. */
function onlyCall({ to, data, value }: Fields): Fields {
  return { to, data, value }
}

function batchId(wallet: WalletContext, id: unknown): string {
  if (id === undefined) return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  if (typeof id !== 'string' || id === '' || id.length > 4096)
    throw walletErrors.invalidParams('"id" must be text of at most 4096 characters.')
  if (findBatch(wallet, id)) throw walletErrors.duplicateBatch(id)
  return id
}

function checkCapabilities(capabilities: unknown): void {
  if (!isFields(capabilities)) return
  for (const [name, value] of Object.entries(capabilities))
    if (!isFields(value) || value.optional !== true) throw walletErrors.unsupportedCapability(name)
}

function prepareCalls(
  rpc: RpcClient,
  batch: BatchInput,
  simulated: readonly SimulatedCall[] | undefined,
): Promise<readonly PreparedTransaction[]> {
  const { account, calls, chainId } = batch
  return Promise.all(
    calls.map(async (call, index) => {
      // A call may depend on an earlier one, so only the simulation can estimate its gas.
      const known = simulated?.[index]
      const gas = known?.succeeds ? (known.gas * 5n) / 4n : undefined
      return prepareTransaction(rpc, account.address, { ...call, gas }, chainId)
    }),
  )
}

interface SimulatedCall {
  readonly succeeds: boolean
  readonly gas: bigint
}

/** Simulates all calls in order; undefined if the node does not support it. */
async function simulate(
  rpc: RpcClient,
  batch: BatchInput,
): Promise<readonly SimulatedCall[] | undefined> {
  const calls = batch.calls.map((call) => writeCall(batch.account.address, call))
  try {
    const request = { blockStateCalls: [{ calls }], validation: false }
    const answer = await rpc.request('eth_simulateV1', [request, 'latest'])
    const results: unknown = Array.isArray(answer) ? answer[0]?.calls : undefined
    if (!Array.isArray(results) || results.length !== calls.length) return undefined
    return results.map((result) => ({
      succeeds: result?.status === '0x1',
      gas: quantityParam(result?.gasUsed, 'gasUsed') ?? 21_000n,
    }))
  } catch {
    return undefined
  }
}

async function sendAll(
  rpc: RpcClient,
  account: WalletAccount,
  transactions: readonly PreparedTransaction[],
): Promise<readonly Hex[]> {
  const hashes: Hex[] = []
  for (const transaction of transactions) hashes.push(await signAndSend(rpc, account, transaction))
  return hashes
}

function findBatch(wallet: WalletContext, id: string): Batch | undefined {
  return wallet.store.get().batches.find((batch) => batch.id === id)
}

function save(wallet: WalletContext, batch: Batch): void {
  const others = wallet.store.get().batches.filter((known) => known.id !== batch.id)
  wallet.store.update({ batches: [...others, batch] })
}

/** EIP-5792 status: 100 pending, 200 done, 400 never sent, 500 all reverted, 600 some reverted. */
export const getCallsStatus: Method = async (wallet, call) => {
  const [id] = call.params
  if (typeof id !== 'string') throw walletErrors.invalidParams('The id must be text.')
  const batch = findBatch(wallet, id)
  if (!batch) throw walletErrors.unknownBatch(id)
  const rpc = wallet.rpc(batch.chainId)
  const receipts = await Promise.all(
    batch.hashes.map((hash) => rpc.request('eth_getTransactionReceipt', [hash])),
  )
  const status = batch.failed ? 400 : statusOf(receipts)
  return {
    version: apiVersion,
    id,
    chainId: numberToHex(batch.chainId),
    status,
    atomic: batch.atomic,
    ...(status >= 200 && status !== 400
      ? { receipts: receipts.filter(isFields).map(writeReceipt) }
      : {}),
  }
}

function statusOf(receipts: readonly unknown[]): number {
  const mined = receipts.filter(isFields)
  if (receipts.length === 0 || mined.length < receipts.length) return 100
  const done = mined.filter((receipt) => receipt.status === '0x1').length
  if (done === mined.length) return 200
  return done === 0 ? 500 : 600
}

function writeReceipt(receipt: Fields): Fields {
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  return { logs, status, blockHash, blockNumber, gasUsed, transactionHash }
}

/** `wallet_getCapabilities` (EIP-5792). */
export const getCapabilities: Method = async (wallet, call) => {
  if (wallet.personality.capabilities === 'empty') return {}
  const [address, chainIds] = call.params
  if (address !== undefined && address !== null)
    permittedAccount(wallet, addressParam(address) satisfies Address)
  const asked = Array.isArray(chainIds) ? chainIds.map(chainIdParam) : undefined
  const chains = wallet.chains().filter((chain) => !asked || asked.includes(chain.id))
  const entry =
    wallet.personality.capabilities === 'atomicBatch'
      ? { atomicBatch: { supported: true } }
      : { atomic: { status: 'supported' } }
  return Object.fromEntries(chains.map((chain) => [numberToHex(chain.id), entry]))
}
