import { formatExact } from '../../format/formatBalance.ts'
import { isRecord } from '../../utils/guards.ts'

/** An amount in the calldata that wallets let people change before they sign, such as an approval's. */
export interface EditableAmount {
  /** Where its 32-byte word starts in the calldata, in bytes. 36 for the amount of `approve`. */
  readonly offset: number
  readonly decimals: number
  /** The description with `{amount}` in place of the amount. */
  readonly description: string
}

/** The same in a record. Amounts in base units, as decimal text. */
export interface RecordedAmount extends EditableAmount {
  /** What the wallet was asked for. */
  readonly asked: string
  /** What the transaction carries, once a node has shown it. */
  readonly sent?: string | undefined
}

const longestDescription = 500
const mostDecimals = 36
const furthestOffset = 100_000

/** Takes anything; undefined when it cannot be one. */
export function parseRecordedAmount(value: unknown): RecordedAmount | undefined {
  if (!isRecord(value)) return undefined
  const { asked, decimals, description, offset, sent } = value
  if (!isWithin(offset, furthestOffset) || !isWithin(decimals, mostDecimals)) return undefined
  if (typeof description !== 'string' || description.length > longestDescription) return undefined
  if (!isUnits(asked)) return undefined
  return { offset, decimals, description, asked, ...(isUnits(sent) ? { sent } : {}) }
}

/** The word at this place of the calldata; undefined where there is none. */
export function readAmount(data: string, offset: number): string | undefined {
  const start = 2 + offset * 2
  const word = data.slice(start, start + 64)
  return /^[0-9a-f]{64}$/i.test(word) ? BigInt(`0x${word}`).toString() : undefined
}

/** What changes in a record once its transaction is seen: the amount, and the words when it is another one. */
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
