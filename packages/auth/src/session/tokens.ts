import { sha256 } from 'viem'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const encoder = new TextEncoder()

/** 256 random bits as 43 characters of base64url. */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** Whether a text has the format of `randomToken`. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)
}

/** 128 random bits as base64url: an unguessable identifier that is not a secret. */
export function randomId(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)))
}

/** Whether a text has the format of `randomId`. */
export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}

/** An alphanumeric nonce as EIP-4361 requires: 22 of 62 characters are 131 bits. */
export function randomNonce(): string {
  let nonce = ''
  while (nonce.length < 22) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // Bytes above the largest multiple of 62 would make some characters more likely.
      if (byte < 248 && nonce.length < 22) nonce += letters[byte % 62]
    }
  }
  return nonce
}

/** The stored form of a token. 256 random bits need neither salt nor key stretching. */
export function hashOf(token: string): string {
  return sha256(encoder.encode(token)).slice(2)
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
