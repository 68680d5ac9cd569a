import { bytesToHex, type Hex, hexToBytes, isHex, size } from 'viem'
import type { AuthContext, Handler } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import type { AuthRequest } from '../http/AuthRequest.ts'
import { type CookieStyle, readCookie, writeCookie } from '../http/cookies.ts'
import { readJson } from '../http/readJson.ts'
import { respond } from '../http/respond.ts'
import type { Client } from '../limits/clientOf.ts'
import { enforceLimit } from '../limits/createRateLimiter.ts'
import {
  maxMessageLength,
  maxResources,
  parseSiweMessage,
  type SiweMessage,
} from '../message/parseSiweMessage.ts'
import { validateMessage } from '../message/validateMessage.ts'
import { sessionView } from '../session/sessionView.ts'
import { hashOf, isToken } from '../session/tokens.ts'
import { isSignedBy, personalHash } from '../signature/isSignedBy.ts'
import type { SessionProof } from '../store/Store.ts'

/**
 * The longest signature accepted, in bytes: a contract account's is stored, to check it again. Safe
 * needs 65 for each owner.
 */
const maxSignatureBytes = 4096

interface VerifyInput {
  readonly message: string
  readonly signature: Hex
}

/** `POST /verify`: exchanges a message and its signature for a session. */
export function verifyRoute(auth: AuthContext): Handler {
  return async (request, { peerAddress }) => {
    const client = auth.clientOf(request, peerAddress)
    await enforceLimit(auth.limiters.verifications, client, auth.now())
    const input = validateInput(await readJson(request))
    // After the body has arrived, which takes as long as its sender likes.
    const now = auth.now()
    const style = auth.cookieStyleOf(request)
    const message = await verifyMessage(auth, request, input, style, now)
    const proof = await verifySignature(auth, message, input, client, now)
    if (!(await auth.mayAddSession(now))) {
      throw new AuthError('too_many', 'stored', { retryAfter: 60 })
    }
    const { token, row } = await auth.sessions.begin(
      {
        address: message.address,
        chainId: message.chainId,
        userAgent: request.headers.get('user-agent'),
        replaces: readCookie(request, 'session', style),
        proof,
      },
      now,
    )
    auth.metrics.count('foyer_auth_sign_ins_total', { account: proof ? 'contract' : 'ordinary' })
    const maxAge = Math.floor(auth.times.absolute / 1000)
    return respond(sessionView(row, auth.times.idle), {
      cookies: [writeCookie('session', token, maxAge, style)],
    })
  }
}

/** The validated request body. Throws `AuthError` 'malformed'. */
function validateInput(body: unknown): VerifyInput {
  if (typeof body !== 'object' || body === null) throw new AuthError('malformed', 'body')
  const message: unknown = Reflect.get(body, 'message')
  const signature: unknown = Reflect.get(body, 'signature')
  if (typeof message !== 'string' || message.length > maxMessageLength) {
    throw new AuthError('malformed', 'message')
  }
  if (message.split('\n- ').length - 1 > maxResources) {
    throw new AuthError('malformed', 'resources')
  }
  if (!isHex(signature) || signature.length % 2 !== 0 || size(signature) > maxSignatureBytes) {
    throw new AuthError('malformed', 'signature')
  }
  return { message, signature }
}

/**
 * The parsed message, if this server asked this browser to sign it. Uses up its nonce even if a
 * later step fails. Throws `AuthError` 'refused'.
 */
async function verifyMessage(
  auth: AuthContext,
  request: AuthRequest,
  { message }: VerifyInput,
  style: CookieStyle,
  now: number,
): Promise<SiweMessage> {
  const parsed = parseSiweMessage(message)
  if (parsed === undefined) throw new AuthError('refused', 'grammar')
  const invalid = validateMessage(parsed, auth.rules, now)
  if (invalid !== undefined) throw new AuthError('refused', invalid)
  const browser = readCookie(request, 'browser', style)
  // Before any expensive step: an attacker needs a fresh nonce for each attempt.
  if (!isToken(browser) || !(await auth.store.takeNonce(parsed.nonce, hashOf(browser), now))) {
    throw new AuthError('refused', 'nonce')
  }
  return parsed
}

/** Undefined for an ordinary account; for a contract account, the proof to check again later. */
async function verifySignature(
  auth: AuthContext,
  { address, chainId }: SiweMessage,
  { message, signature }: VerifyInput,
  client: Client | undefined,
  now: number,
): Promise<SessionProof | undefined> {
  const recoverer = await auth.recoverer
  const keccak256 = await auth.keccak256
  const hash = personalHash(message, keccak256)
  const bytes = hexToBytes(signature)
  if (await isSignedBy(address, hash, bytes, recoverer, keccak256)) return undefined
  if (!auth.checksContractsOn(chainId)) throw new AuthError('refused', 'signature')
  await enforceLimit(auth.limiters.contractChecks, client, now)
  const claim = { address, hash: bytesToHex(hash), signature }
  const verdict = await auth.checkContract(chainId, claim)
  if (verdict === 'unknown') throw new AuthError('unavailable', 'endpoints')
  if (verdict !== 'valid') throw new AuthError('refused', 'signature')
  return { hash: claim.hash, signature, checkedAt: now }
}
