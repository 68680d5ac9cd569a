import { readErrorChain } from '../../errors/readErrorChain.ts'
import type { connectEn } from '../../i18n/connectEn.ts'

/** Failures on the way to a wallet, of which the wallet itself has said nothing: errors of ours, by name. */
const sentences = {
  PairingExpiredError: 'connect.codeExpired',
  RelayUnreachableError: 'connect.noRelay',
  SafeInfoError: 'connect.safeInfo',
  WindowBlockedError: 'connect.windowBlocked',
} as const satisfies Readonly<Record<string, keyof typeof connectEn>>

export type KnownReason = (typeof sentences)[keyof typeof sentences]

/** The text that says what went wrong; undefined where only the wallet knows. */
export function knownReason(error: unknown): KnownReason | undefined {
  for (const { name } of readErrorChain(error)) {
    if (name !== undefined && Object.hasOwn(sentences, name)) return Reflect.get(sentences, name)
  }
  return undefined
}
