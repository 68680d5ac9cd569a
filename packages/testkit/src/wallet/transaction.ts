import { type AccessList, type Address, type Hex, isHex, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { walletErrors } from './errors.ts'
import { addressParam, bytesParam, chainIdParam, type Fields, quantityParam } from './params.ts'
import type { Fees, PreparedTransaction } from './preparedTransaction.ts'
import type { RpcClient } from './rpc.ts'
import type { WalletAccount } from './types.ts'

/** A validated transaction request. Amounts in wei. */
export interface TransactionInput {
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  readonly gas: bigint | undefined
  readonly nonce: number | undefined
  readonly gasPrice: bigint | undefined
  readonly maxFeePerGas: bigint | undefined
  readonly maxPriorityFeePerGas: bigint | undefined
  readonly accessList: AccessList | undefined
}

/** Validates a transaction request. Throws -32602 for what a node would reject. */
export function parseTransaction(fields: Fields, chainId: number): TransactionInput {
  if (fields.chainId !== undefined && chainIdParam(fields.chainId) !== chainId)
    throw walletErrors.invalidParams('"chainId" is not the chain that the wallet is on.')
  if (fields.blobs !== undefined || fields.authorizationList !== undefined)
    throw walletErrors.invalidParams('Blob and authorization transactions are not supported.')
  const input: TransactionInput = {
    to: fields.to === undefined || fields.to === null ? undefined : addressParam(fields.to, 'to'),
    value: quantityParam(fields.value, 'value') ?? 0n,
    data: bytesParam(fields.data ?? fields.input, 'data'),
    gas: quantityParam(fields.gas ?? fields.gasLimit, 'gas'),
    nonce: nonceParam(fields.nonce),
    gasPrice: quantityParam(fields.gasPrice, 'gasPrice'),
    maxFeePerGas: quantityParam(fields.maxFeePerGas, 'maxFeePerGas'),
    maxPriorityFeePerGas: quantityParam(fields.maxPriorityFeePerGas, 'maxPriorityFeePerGas'),
    accessList: accessListParam(fields.accessList),
  }
  if (input.to === undefined && input.data === '0x')
    throw walletErrors.invalidParams('A transaction without "to" must carry a contract in "data".')
  checkFees(input)
  return input
}

function checkFees(input: TransactionInput): void {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = input
  if (gasPrice !== undefined && (maxFeePerGas ?? maxPriorityFeePerGas) !== undefined)
    throw walletErrors.invalidParams('"gasPrice" cannot be combined with EIP-1559 fees.')
  if (maxFeePerGas !== undefined && (maxPriorityFeePerGas ?? 0n) > maxFeePerGas)
    throw walletErrors.invalidParams('"maxPriorityFeePerGas" exceeds "maxFeePerGas".')
}

function nonceParam(value: unknown): number | undefined {
  const nonce = quantityParam(value, 'nonce')
  if (nonce === undefined || nonce <= BigInt(Number.MAX_SAFE_INTEGER))
    return nonce === undefined ? undefined : Number(nonce)
  throw walletErrors.invalidParams('"nonce" is too large.')
}

function accessListParam(value: unknown): AccessList | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) throw walletErrors.invalidParams('"accessList" must be a list.')
  return value.map((item) => ({
    address: addressParam(item?.address, 'accessList.address'),
    storageKeys: Array.isArray(item?.storageKeys) ? item.storageKeys.map(storageKeyParam) : [],
  }))
}

/** Reads a storage key of 32 bytes. */
function storageKeyParam(value: unknown): Hex {
  const key = bytesParam(value, 'accessList.storageKeys')
  if (key.length === 66) return key
  throw walletErrors.invalidParams('A storage key must be 32 bytes.')
}

const gasWhenUnknown = 500_000n

/** Fills in gas and fees from the chain. Throws the node's error if the chain cannot be read. */
export async function prepareTransaction(
  rpc: RpcClient,
  from: Address,
  input: TransactionInput,
  chainId: number,
): Promise<PreparedTransaction> {
  const [{ fees, feePerGas }, gas] = await Promise.all([
    fillFees(rpc, input),
    input.gas === undefined ? estimateGas(rpc, from, input) : { gas: input.gas, fails: false },
  ])
  const { to, value, data, nonce, accessList } = input
  const estimatedFee = gas.gas * feePerGas
  const likelyToFail = gas.fails
  return {
    chainId,
    to,
    value,
    data,
    gas: gas.gas,
    fees,
    nonce,
    accessList,
    estimatedFee,
    likelyToFail,
  }
}

/** The call in the form of eth_call and eth_estimateGas. */
export function writeCall(
  from: Address,
  call: Pick<TransactionInput, 'to' | 'value' | 'data'>,
): Readonly<Record<string, string>> {
  return {
    from,
    ...(call.to ? { to: call.to } : {}),
    value: numberToHex(call.value),
    data: call.data,
  }
}

async function estimateGas(
  rpc: RpcClient,
  from: Address,
  input: TransactionInput,
): Promise<{ gas: bigint; fails: boolean }> {
  try {
    const gas = toQuantity(await rpc.request('eth_estimateGas', [writeCall(from, input)]))
    // A plain payment has a fixed cost; a contract may need more gas by the time it runs.
    return { gas: input.data === '0x' ? gas : (gas * 5n) / 4n, fails: false }
  } catch {
    return { gas: gasWhenUnknown, fails: true }
  }
}

async function fillFees(
  rpc: RpcClient,
  input: TransactionInput,
): Promise<{ fees: Fees; feePerGas: bigint }> {
  const block = await rpc.request('eth_getBlockByNumber', ['latest', false])
  const base = baseFeeOf(block)
  if (input.gasPrice !== undefined || base === undefined) {
    const gasPrice = input.gasPrice ?? toQuantity(await rpc.request('eth_gasPrice', []))
    return { fees: { type: 'legacy', gasPrice }, feePerGas: gasPrice }
  }
  const suggested = input.maxPriorityFeePerGas ?? (await suggestTip(rpc))
  const maxFeePerGas = input.maxFeePerGas ?? base * 2n + suggested
  const maxPriorityFeePerGas = suggested < maxFeePerGas ? suggested : maxFeePerGas
  const perGas = base + maxPriorityFeePerGas
  return {
    fees: { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas },
    feePerGas: perGas < maxFeePerGas ? perGas : maxFeePerGas,
  }
}

async function suggestTip(rpc: RpcClient): Promise<bigint> {
  try {
    return toQuantity(await rpc.request('eth_maxPriorityFeePerGas', []))
  } catch {
    return 1_000_000_000n
  }
}

function baseFeeOf(block: unknown): bigint | undefined {
  if (typeof block !== 'object' || block === null || !('baseFeePerGas' in block)) return undefined
  return toQuantity(block.baseFeePerGas)
}

function toQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)) return BigInt(value)
  throw walletErrors.internal('The node returned no number.')
}

/** Signs with the account's key and sends. Returns the hash from the node. */
export async function signAndSend(
  rpc: RpcClient,
  account: WalletAccount,
  transaction: PreparedTransaction,
): Promise<Hex> {
  const { chainId, to, value, data, gas, fees, accessList } = transaction
  const nonce =
    transaction.nonce ??
    Number(toQuantity(await rpc.request('eth_getTransactionCount', [account.address, 'pending'])))
  const signer = privateKeyToAccount(account.privateKey)
  const common = { chainId, to, value, data, gas, nonce, ...(accessList ? { accessList } : {}) }
  const signed =
    fees.type === 'legacy'
      ? await signer.signTransaction({ ...legacy(common), type: 'legacy', gasPrice: fees.gasPrice })
      : await signer.signTransaction({ ...common, ...fees })
  const hash = await rpc.request('eth_sendRawTransaction', [signed])
  if (isHex(hash)) return hash
  throw walletErrors.internal('The node returned no transaction hash.')
}

/** Drops the access list, which legacy transactions do not have. */
function legacy<T extends { accessList?: AccessList }>(fields: T): Omit<T, 'accessList'> {
  const { accessList: _, ...rest } = fields
  return rest
}
