import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { isRecord } from '@foyer/ui/utils/guards.ts'
import { getAddress, isAddress } from 'viem'
import { UnreadableSignInError } from '../../errors/signIn.ts'
import type { SignInSession } from '../../wallets/connection/authentication.ts'
import type { DeviceSession } from '../signInAdapter.ts'

/** `{ nonce }` with at least 8 letters and digits (EIP-4361). @throws UnreadableSignInError */
export function readNonce(body: unknown): string {
  const nonce = isRecord(body) ? body.nonce : undefined
  if (typeof nonce === 'string' && /^[A-Za-z0-9]{8,256}$/.test(nonce)) return nonce
  throw new UnreadableSignInError({ what: 'the nonce' })
}

/** How long a server that does not say it keeps a nonce, in ms. */
export const defaultNonceLifetime = 5 * 60_000
/** The most that a server may say, in seconds: a day. */
const maxLifetime = 86_400

/** `{ expiresIn }`: for how many seconds the server keeps the nonce, in ms. Default: 5 minutes. */
export function readNonceLifetime(body: unknown): number {
  const seconds = isRecord(body) ? body.expiresIn : undefined
  if (typeof seconds !== 'number' || !(seconds > 0)) return defaultNonceLifetime
  return Math.min(seconds, maxLifetime) * 1000
}

/** `{ address, chainId, issuedAt, expiresAt }`. @throws UnreadableSignInError */
export function readSession(body: unknown): SignInSession {
  if (isRecord(body)) {
    const { address, chainId, expiresAt, issuedAt } = body
    const isChain = typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0
    if (typeof address === 'string' && isAddress(address, { strict: false }) && isChain) {
      if (isTime(issuedAt) && isTime(expiresAt)) {
        return { address: getAddress(address), chainId, issuedAt, expiresAt }
      }
    }
  }
  throw new UnreadableSignInError({ what: 'the session' })
}

/** An array of sessions or `{ sessions }`; reads at most 200. @throws UnreadableSignInError */
export function readSessions(body: unknown): readonly DeviceSession[] {
  const list: unknown = isRecord(body) ? body.sessions : body
  if (!Array.isArray(list)) throw new UnreadableSignInError({ what: 'the list of sessions' })
  return list.slice(0, 200).map(readDevice)
}

function readDevice(value: unknown): DeviceSession {
  if (isRecord(value)) {
    const { createdAt, current, device, id, lastSeenAt } = value
    const isId = typeof id === 'string' && /^[\w-]{1,200}$/.test(id)
    if (isId && isTime(createdAt) && isTime(lastSeenAt)) {
      const words = typeof device === 'string' ? sanitizeText(device, 60) : ''
      return { id, current: current === true, createdAt, lastSeenAt, device: words }
    }
  }
  throw new UnreadableSignInError({ what: 'a session in the list' })
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && value.length < 64 && !Number.isNaN(Date.parse(value))
}
