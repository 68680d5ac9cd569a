import { formatExact } from '@foyer/ui/format/formatBalance.ts'
import { isRecord } from '@foyer/ui/utils/guards.ts'
import { type CallParts, fingerprintWithout, readWord } from './callFingerprint.ts'

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
  /**
   * Fingerprint of the requested call without the amount. Only the amount of the same call counts
   * as sent: a Safe or a relayer may wrap it in a call of its own. Without it, none does.
   */
  readonly call?: string | undefined
  /** The sent amount, once a node has returned the requested call. */
  readonly sent?: string | undefined
}

const maxDescriptionLength = 500
const maxDecimals = 36
const maxOffset = 100_000

/** Parses anything; undefined when it is invalid. */
export function parseRecordedAmount(value: unknown): RecordedAmount | undefined {
  if (!isRecord(value)) return undefined
  const { asked, call, decimals, description, offset, sent } = value
  if (!isWithin(offset, maxOffset) || !isWithin(decimals, maxDecimals)) return undefined
  if (typeof description !== 'string' || description.length > maxDescriptionLength) return undefined
  if (!isUnits(asked)) return undefined
  return {
    offset,
    decimals,
    description,
    asked,
    ...(isFingerprint(call) ? { call } : {}),
    ...(isUnits(sent) ? { sent } : {}),
  }
}

/** The editable amount of a requested call. Accepts anything; undefined when it is invalid. */
export function recordAmount(amount: unknown, requested: CallParts): RecordedAmount | undefined {
  if (!isRecord(amount)) return undefined
  const { decimals, description, offset } = amount
  if (!isWithin(offset, maxOffset)) return undefined
  return parseRecordedAmount({
    decimals,
    description,
    offset,
    asked: readWord(requested.input, offset),
    call: fingerprintWithout(offset, requested),
  })
}

/** The sent amount, and the new description when it differs from the requested amount. */
export function learnAmount(
  amount: RecordedAmount | undefined,
  sentCall: CallParts,
  locale: string | undefined,
): { readonly amount?: RecordedAmount; readonly description?: string } {
  if (!amount || amount.call !== fingerprintWithout(amount.offset, sentCall)) return {}
  const sent = readWord(sentCall.input, amount.offset)
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

function isFingerprint(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-fx:]{1,200}$/.test(value)
}
