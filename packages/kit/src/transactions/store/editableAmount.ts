import { formatExact } from '../../format/formatBalance.ts'
import { isRecord } from '../../utils/guards.ts'

/** An amount in the calldata that the wallet lets visitors edit, such as an approval's. */
export interface EditableAmount {
  /** Offset of its 32-byte word in the calldata, in bytes. 36 for the amount of `approve`. */
  readonly offset: number
  /** Decimals of the token, 0 to 36, to show the amount. */
  readonly decimals: number
  /** The description with `{amount}` in place of the amount. At most 500 characters. */
  readonly description: string
}

/** An editable amount in a record. Amounts in base units, as decimal text. */
export interface RecordedAmount extends EditableAmount {
  /** The requested amount. */
  readonly asked: string
  /** The sent amount, once a node has returned the transaction. */
  readonly sent?: string | undefined
}

const maxDescriptionLength = 500
const maxDecimals = 36
const maxOffset = 100_000

/** Parses anything; undefined when it is invalid. */
export function parseRecordedAmount(value: unknown): RecordedAmount | undefined {
  if (!isRecord(value)) return undefined
  const { asked, decimals, description, offset, sent } = value
  if (!isWithin(offset, maxOffset) || !isWithin(decimals, maxDecimals)) return undefined
  if (typeof description !== 'string' || description.length > maxDescriptionLength) return undefined
  if (!isUnits(asked)) return undefined
  return { offset, decimals, description, asked, ...(isUnits(sent) ? { sent } : {}) }
}

/** The word at an offset of the calldata, as decimal text; undefined when there is none. */
export function readAmount(data: string, offset: number): string | undefined {
  const start = 2 + offset * 2
  const word = data.slice(start, start + 64)
  return /^[0-9a-f]{64}$/i.test(word) ? BigInt(`0x${word}`).toString() : undefined
}

/** The sent amount, and the new description when it differs from the requested amount. */
export function learnAmount(
  amount: RecordedAmount | undefined,
  input: string,
  locale: string | undefined,
): { readonly amount?: RecordedAmount; readonly description?: string } {
  if (!amount) return {}
  const sent = readAmount(input, amount.offset)
  if (sent === undefined) return {}
  const learned = { amount: { ...amount, sent } }
  if (sent === amount.asked) return learned
  const { decimals, description } = amount
  const figure = formatExact({ value: BigInt(sent), decimals, locale })
  return { ...learned, description: description.replace('{amount}', () => figure) }
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

function isUnits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,78}$/.test(value)
}
