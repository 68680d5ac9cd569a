import { type Address, checksumAddress } from 'viem'
import * as grammar from './grammar.ts'

/** The fields of an EIP-4361 message. Times are in ms since the epoch. */
export interface SiweMessage {
  readonly scheme?: string | undefined
  readonly domain: string
  /** With its EIP-55 checksum. */
  readonly address: Address
  readonly statement?: string | undefined
  readonly uri: string
  readonly chainId: number
  readonly nonce: string
  readonly issuedAt: number
  readonly expirationTime?: number | undefined
  readonly notBefore?: number | undefined
  readonly requestId?: string | undefined
  readonly resources: readonly string[]
}

/** The longest message accepted, in characters. EIP-4361 leaves the limit to the server. */
export const maxMessageLength = 8192
/** How many resources a message may list. */
export const maxResources = 100

const shape = new RegExp(
  [
    `^(?:(?<scheme>${grammar.scheme})://)?(?<domain>${grammar.domain}) wants you to sign in with your Ethereum account:\n`,
    `(?<address>0x[0-9a-fA-F]{40})\n\n(?:(?<statement>${grammar.statement})\n)?\n`,
    `URI: (?<uri>${grammar.uri})\nVersion: 1\nChain ID: (?<chainId>[1-9]\\d{0,15})\n`,
    `Nonce: (?<nonce>[A-Za-z0-9]{8,128})\nIssued At: (?<issuedAt>${grammar.dateTime})`,
    `(?:\nExpiration Time: (?<expirationTime>${grammar.dateTime}))?`,
    `(?:\nNot Before: (?<notBefore>${grammar.dateTime}))?`,
    `(?:\nRequest ID: (?<requestId>${grammar.requestId}))?`,
    `(?:\nResources:(?<resources>(?:\n- ${grammar.uri})*))?$`,
  ].join(''),
)

/**
 * Parses a message strictly by EIP-4361's grammar, including the checksum of the address (EIP-55).
 * Undefined for everything else: wallets do not check the domain of messages they do not recognise.
 */
export function parseSiweMessage(text: string): SiweMessage | undefined {
  if (text.length > maxMessageLength) return undefined
  const groups = shape.exec(text)?.groups
  if (groups === undefined) return undefined
  const { domain = '', nonce = '', scheme, statement, requestId } = groups
  const resources = groups.resources?.split('\n- ').slice(1) ?? []
  const chainId = Number(groups.chainId)
  const issuedAt = timeOf(groups.issuedAt)
  const expirationTime = timeOf(groups.expirationTime)
  const notBefore = timeOf(groups.notBefore)
  const address = checksummed(groups.address ?? '')
  if (address === undefined || !Number.isSafeInteger(chainId)) return undefined
  if (issuedAt === undefined || Number.isNaN(issuedAt)) return undefined
  if (Number.isNaN(expirationTime) || Number.isNaN(notBefore)) return undefined
  return {
    scheme,
    domain,
    address,
    statement,
    uri: groups.uri ?? '',
    chainId,
    nonce,
    issuedAt,
    expirationTime,
    notBefore,
    requestId,
    resources,
  }
}

/** Undefined if the message has no such line, NaN for an impossible date. */
function timeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : (parseDateTime(text) ?? Number.NaN)
}

function checksummed(text: string): Address | undefined {
  const address = checksumAddress(`0x${text.slice(2)}`)
  return address === text ? address : undefined
}

const dateTimeParts =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))$/

/**
 * An RFC 3339 date and time in ms since the epoch. Undefined for a date the calendar does not have.
 */
function parseDateTime(text: string): number | undefined {
  const upper = text.toUpperCase()
  const [, year, month, day, hour, minute, second, , zoneHour = '0', zoneMinute = '0'] =
    dateTimeParts.exec(upper) ?? []
  if (year === undefined) return undefined
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined
  if (Number(zoneHour) > 23 || Number(zoneMinute) > 59) return undefined
  // JavaScript has no leap seconds: ':60' counts as the second before it.
  const time = Date.parse(second === '60' ? upper.replace(/:60/, ':59') : upper)
  const hasDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate()
  return Number.isNaN(time) || hasDay !== Number(day) ? undefined : time
}
