import { bytesToHex, hexToBytes } from 'viem'
import type { AuthApp, AuthContext } from '../AuthContext.ts'
import { AuthError } from '../http/AuthError.ts'
import { answer } from '../http/answer.ts'
import { type CookieStyle, readCookie, writeCookie } from '../http/cookies.ts'
import { readJson } from '../http/readJson.ts'
import { type VerifyInput, verifyInput } from '../http/verifyInput.ts'
import { limit } from '../limits/limit.ts'
import { checkMessage } from '../message/checkMessage.ts'
import { parseSiweMessage, type SiweMessage } from '../message/parseSiweMessage.ts'
import { sessionView } from '../session/sessionView.ts'
import { hashOf, isToken } from '../session/tokens.ts'
import { isSignedBy, personalHash } from '../signature/isSignedBy.ts'
import type { SessionProof } from '../store/Store.ts'

/** `POST /verify`: a message and its signature against a session. */
export function verifyRoute(app: AuthApp, auth: AuthContext): void {
  app.post('/verify', async ({ req: { raw: request }, env }) => {
    const now = auth.now()
    const client = auth.clientOf(request, env.peerAddress)
    limit(auth.limiters.verifications, client, now)
    const input = verifyInput(await readJson(request))
    const style = auth.cookieStyleOf(request)
    const message = await acceptMessage(auth, request, input, style, now)
    const proof = await acceptSignature(auth, message, input, client, now)
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
    return answer(sessionView(row, auth.times.idle), {
      cookies: [writeCookie('session', token, maxAge, style)],
    })
  })
}

/** The message, when it is one that this server asked this browser for. Its nonce is used up, whatever comes next. */
async function acceptMessage(
  auth: AuthContext,
  request: Request,
  { message }: VerifyInput,
  style: CookieStyle,
  now: number,
): Promise<SiweMessage> {
  const parsed = parseSiweMessage(message)
  if (parsed === undefined) throw new AuthError('refused', 'grammar')
  const fault = checkMessage(parsed, auth.rules, now)
  if (fault !== undefined) throw new AuthError('refused', fault)
  const browser = readCookie(request, 'browser', style)
  // Before anything costly is done: whoever wants to keep this server busy needs a nonce for each try.
  if (!isToken(browser) || !(await auth.store.takeNonce(parsed.nonce, hashOf(browser), now))) {
    throw new AuthError('refused', 'nonce')
  }
  return parsed
}

/** Nothing for an ordinary account; what to check again later for a contract. */
async function acceptSignature(
  auth: AuthContext,
  { address, chainId }: SiweMessage,
  { message, signature }: VerifyInput,
  client: string | undefined,
  now: number,
): Promise<SessionProof | undefined> {
  const hash = personalHash(message)
  if (await isSignedBy(address, hash, hexToBytes(signature), await auth.recoverer)) return undefined
  if (!auth.asksAbout(chainId)) throw new AuthError('refused', 'signature')
  limit(auth.limiters.contractChecks, client, now)
  const claim = { address, hash: bytesToHex(hash), signature }
  const verdict = await auth.checkContract(chainId, claim)
  if (verdict === 'unknown') throw new AuthError('unavailable', 'endpoints')
  if (verdict !== 'valid') throw new AuthError('refused', 'signature')
  return { hash: claim.hash, signature, checkedAt: now }
}
