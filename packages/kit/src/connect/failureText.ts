import type { WalletErrorKind } from '../errors/classifyWalletError.ts'
import type { useText } from '../i18n/useText.ts'

/**
 * What to say about a failed connection: what happened and what did not. A rejection by the visitor
 * is no failure and gets no words (Spec §4).
 */
export function failureText(
  kind: WalletErrorKind,
  wallet: string,
  t: ReturnType<typeof useText>,
): { readonly title: string; readonly text: string } | undefined {
  const title = t('connect.failed')
  switch (kind) {
    case 'rejected':
      return undefined
    case 'pending':
      return {
        title: t('connect.opening', { wallet }),
        text: t('connect.pendingRequest', { wallet }),
      }
    case 'timeout':
      return { title, text: t('connect.timeout', { wallet }) }
    default:
      return { title, text: t('connect.failedNothing') }
  }
}
