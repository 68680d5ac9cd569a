import { type Hex, isHex } from 'viem'
import { maxMessageLength, maxResources } from '../message/parseSiweMessage.ts'
import { AuthError } from './AuthError.ts'

export interface VerifyInput {
  readonly message: string
  readonly signature: Hex
}

/** What `POST /auth/verify` takes, checked. Throws `AuthError`: malformed. */
export function verifyInput(body: unknown): VerifyInput {
  if (typeof body !== 'object' || body === null) throw new AuthError('malformed', 'body')
  const message: unknown = Reflect.get(body, 'message')
  const signature: unknown = Reflect.get(body, 'signature')
  if (typeof message !== 'string' || message.length > maxMessageLength) {
    throw new AuthError('malformed', 'message')
  }
  if (message.split('\n- ').length - 1 > maxResources) {
    throw new AuthError('malformed', 'resources')
  }
  if (!isHex(signature) || signature.length % 2 !== 0) {
    throw new AuthError('malformed', 'signature')
  }
  return { message, signature }
}
