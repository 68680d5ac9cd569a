import { sha256 } from 'viem'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const encoder = new TextEncoder()

/** 256 bits of the platform's generator, as 43 letters of base64url. */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** Whether a text has the shape of what `randomToken` gives. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)
}

/** 128 bits as base64url: a name that nobody can guess, for things that need no secret. */
export function randomId(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)))
}

/** Whether a text has the shape of what `randomId` gives. */
export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}

/** A nonce as EIP-4361 wants it, letters and digits alone: 22 of 62 are 131 bits. */
export function randomNonce(): string {
  let nonce = ''
  while (nonce.length < 22) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // Bytes beyond the largest multiple of 62 would make some letters likelier than others.
      if (byte < 248 && nonce.length < 22) nonce += letters[byte % 62]
    }
  }
  return nonce
}

/** What is stored of a token. No salt and no stretching: there is nothing to guess in 256 random bits. */
export function hashOf(token: string): string {
  return sha256(encoder.encode(token)).slice(2)
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
