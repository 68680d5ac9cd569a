import { checksumAddress, type Hex } from 'viem'
import { dateTime, domain, requestId, scheme, statement, uri } from './grammar.ts'
import { parseDateTime } from './parseDateTime.ts'

/** What an EIP-4361 message says. Times are in ms since the epoch. */
export interface SiweMessage {
  readonly scheme?: string | undefined
  readonly domain: string
  /** With its EIP-55 checksum. */
  readonly address: Hex
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

/** The longest message that is looked at, in characters. EIP-4361 leaves the limits to the server ("Maximum Lengths"). */
export const maxMessageLength = 8192
/** How many resources a message may name. */
export const maxResources = 100

const shape = new RegExp(
  [
    `^(?:(?<scheme>${scheme})://)?(?<domain>${domain}) wants you to sign in with your Ethereum account:\n`,
    `(?<address>0x[0-9a-fA-F]{40})\n\n(?:(?<statement>${statement})\n)?\n`,
    `URI: (?<uri>${uri})\nVersion: 1\nChain ID: (?<chainId>[1-9]\\d{0,15})\n`,
    `Nonce: (?<nonce>[A-Za-z0-9]{8,128})\nIssued At: (?<issuedAt>${dateTime})`,
    `(?:\nExpiration Time: (?<expirationTime>${dateTime}))?`,
    `(?:\nNot Before: (?<notBefore>${dateTime}))?`,
    `(?:\nRequest ID: (?<requestId>${requestId}))?`,
    `(?:\nResources:(?<resources>(?:\n- ${uri})*))?$`,
  ].join(''),
)

/**
 * Reads a message by the letter of EIP-4361's grammar, and gives undefined for everything else: a message that wallets
 * do not recognise is a message whose domain they do not check. The checksum of the address is part of it (EIP-55).
 */
export function parseSiweMessage(text: string): SiweMessage | undefined {
  if (text.length > maxMessageLength) return undefined
  const groups = shape.exec(text)?.groups
  if (groups === undefined) return undefined
  const { domain: host = '', uri: address = '', nonce = '' } = groups
  const resources = groups.resources?.split('\n- ').slice(1) ?? []
  const chainId = Number(groups.chainId)
  const issuedAt = timeOf(groups.issuedAt)
  const expirationTime = timeOf(groups.expirationTime)
  const notBefore = timeOf(groups.notBefore)
  const account = checksummed(groups.address ?? '')
  if (account === undefined || !Number.isSafeInteger(chainId)) return undefined
  if (issuedAt === undefined || Number.isNaN(issuedAt)) return undefined
  if (Number.isNaN(expirationTime) || Number.isNaN(notBefore)) return undefined
  return {
    scheme: groups.scheme,
    domain: host,
    address: account,
    statement: groups.statement,
    uri: address,
    chainId,
    nonce,
    issuedAt,
    expirationTime,
    notBefore,
    requestId: groups.requestId,
    resources,
  }
}

/** The time, undefined for none, NaN for one that the calendar does not have. */
function timeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : (parseDateTime(text) ?? Number.NaN)
}

function checksummed(text: string): Hex | undefined {
  const address = checksumAddress(`0x${text.slice(2)}`)
  return address === text ? address : undefined
}
