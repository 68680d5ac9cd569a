import type { WalletErrorKind } from '../errors/classifyWalletError.ts'
import type { useText } from '../i18n/useText.ts'

export interface FailureText {
  readonly title: string
  readonly text: string | undefined
  /** A request that still waits in the wallet is no failure. */
  readonly waits: boolean
}

/**
 * What to say about a connection that did not come about: what happened and what did not. A rejection
 * by the visitor is no failure and gets no words beyond the wallet's name (Spec §4).
 */
export function failureText(
  kind: WalletErrorKind,
  wallet: string,
  t: ReturnType<typeof useText>,
): FailureText {
  const title = t('connect.failed')
  switch (kind) {
    case 'rejected':
      return { title: wallet, text: undefined, waits: false }
    case 'pending':
      return {
        title: t('connect.waiting', { wallet }),
        text: t('connect.pendingRequest', { wallet }),
        waits: true,
      }
    case 'timeout':
      return { title, text: t('connect.timeout', { wallet }), waits: false }
    default:
      return { title, text: t('connect.failedNothing'), waits: false }
  }
}
