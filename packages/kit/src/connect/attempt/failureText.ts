import type { WalletErrorKind } from '../../errors/classifyWalletError.ts'
import type { connectEn } from '../../i18n/connectEn.ts'
import type { en } from '../../i18n/en.ts'
import type { Translator } from '../../i18n/messages.ts'
import type { KnownReason } from './knownReason.ts'

export interface Failure {
  readonly kind: WalletErrorKind
  readonly reason?: KnownReason | undefined
  /** What the wallet said, cleaned. */
  readonly said: string
}

export interface FailureText {
  readonly title: string
  /** Sentences on what happened and what did not; none for a rejection. */
  readonly lines: readonly string[]
  /** A request that still waits in the wallet is no failure. */
  readonly waits: boolean
}

/**
 * What to say about a connection that did not come about: what happened and what did not. A rejection
 * by the visitor is no failure and gets no words beyond the wallet's name (Spec §4).
 */
export function failureText(
  { kind, reason, said }: Failure,
  wallet: string,
  t: Translator<typeof connectEn>,
  kit: Translator<typeof en>,
): FailureText {
  const title = t('connect.failed')
  const nothing = t('connect.failedNothing')
  if (reason) return { title, lines: [t(reason, { wallet }), nothing], waits: false }
  switch (kind) {
    case 'rejected':
      return { title: wallet, lines: [], waits: false }
    case 'pending':
      return {
        title: t('connect.waiting', { wallet }),
        lines: [kit('connect.pendingRequest', { wallet })],
        waits: true,
      }
    case 'timeout':
      return { title, lines: [t('connect.timeout', { wallet }), nothing], waits: false }
    case 'missingWallet':
      return { title, lines: [t('connect.missing', { wallet }), nothing], waits: false }
    case 'disconnected':
      return { title, lines: [t('connect.gone', { wallet }), nothing], waits: false }
    default: {
      const words = said === '' ? [] : [t('connect.says', { wallet, words: said })]
      return { title, lines: [...words, nothing], waits: false }
    }
  }
}
