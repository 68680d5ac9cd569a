import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import type { en } from '@foyer/ui/i18n/en.ts'
import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { walletEn } from '@foyer/ui/i18n/walletEn.ts'
import {
  classifyWalletError,
  isUnauthorized,
  type WalletErrorKind,
} from '../../errors/classifyWalletError.ts'
import { readErrorChain } from '../../errors/readErrorChain.ts'

/** English texts of how an attempt ended. */
export const attemptEn = { ...connectEn, ...walletEn } as const

export interface Failure {
  readonly kind: WalletErrorKind
  readonly reason?: KnownReason | undefined
  /** The wallet's own message, sanitized. */
  readonly said: string
  /** The wallet had shared its accounts before it failed. */
  readonly shared?: boolean | undefined
  /** It shares them still, since it cannot take its permission back. */
  readonly kept?: boolean | undefined
}

export interface FailureText {
  readonly title: string
  /** One sentence each; none for a rejection. */
  readonly lines: readonly string[]
  /** Said of a rejection, which is no failure. */
  readonly quiet?: string | undefined
  /** The request is still open in the wallet, which is not a failure. */
  readonly waits: boolean
}

/**
 * The text for a failed connection: what happened and what did not. A rejection by the visitor is
 * not a failure, so it shows nothing but the wallet's name.
 */
export function failureText(
  { kept, kind, reason, said, shared }: Failure,
  wallet: string,
  t: Translator<typeof attemptEn>,
  tKit: Translator<typeof en>,
): FailureText {
  const title = t('connect.failed')
  const nothing = t('connect.failedNothing')
  const stays = kept ? [t('connect.keepsAccess', { wallet })] : []
  const failed = (...lines: readonly string[]) => ({
    title,
    lines: [...lines, ...(shared ? stays : [nothing])],
    waits: false,
  })
  if (reason) return failed(reason === notLoaded ? tKit(reason) : t(reason, { wallet }))
  switch (kind) {
    case 'rejected':
      if (kept) return { title, lines: stays, waits: false }
      return { title: wallet, lines: [], quiet: shared ? undefined : nothing, waits: false }
    case 'pending':
      return {
        title: t('connect.waiting', { wallet }),
        lines: [t('connect.pendingRequest', { wallet })],
        waits: true,
      }
    case 'timeout':
      return failed(t('connect.timeout', { wallet }))
    case 'missingWallet':
      return failed(t('connect.missing', { wallet }))
    case 'disconnected':
      return failed(t('connect.gone', { wallet }))
    default:
      return said === '' ? failed() : failed(t('wallet.says', { wallet, words: said }))
  }
}

/**
 * The kind of an error while connecting. 4100 then ends no connection: the wallet is locked or
 * refuses the page, and may say why.
 */
export function connectErrorKind(error: unknown): WalletErrorKind {
  const kind = classifyWalletError(error)
  return kind === 'disconnected' && isUnauthorized(error) ? 'other' : kind
}

/** Texts for the kit's own errors that occur before the wallet answers, by error name. */
const sentences = {
  PairingExpiredError: 'connect.codeExpired',
  RelayUnreachableError: 'connect.noRelay',
  SafeInfoError: 'connect.safeInfo',
  WindowBlockedError: 'connect.windowBlocked',
} as const satisfies Readonly<Record<string, keyof typeof connectEn>>

const notLoaded = 'load.failed'
/** Browsers' messages for an `import()` that failed, such as that of a wallet's SDK. */
const importFailure = /dynamically imported module|importing a module script|loading chunk/i

export type KnownReason = (typeof sentences)[keyof typeof sentences] | typeof notLoaded

/**
 * Catalogue key of the text for one of the kit's own errors or code that did not load; undefined
 * for any other error.
 */
export function knownReason(error: unknown): KnownReason | undefined {
  for (const { name, texts } of readErrorChain(error)) {
    if (name !== undefined && Object.hasOwn(sentences, name)) return Reflect.get(sentences, name)
    if (texts.some((text) => importFailure.test(text))) return notLoaded
  }
  return undefined
}
