import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'

/**
 * The local storage key under which WalletConnect's client looks up the chosen app's link, to open
 * that app for each request. The client reads the key without prefix or envelope.
 */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** The wallet app that the visitor chose, in the form that WalletConnect's client reads. */
export interface DeepLinkChoice {
  /** The wallet's name. */
  readonly name: string
  /** The link that opened the app with the pairing. */
  readonly link: string
  readonly platform: 'ios' | 'android'
}

/** Schemes that run or read something in this browser instead of opening another app. */
const unsafeScheme = /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source):/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i
const barePairing = /^wc:/i
const barePairingBase = /^wc:[0-9a-z]+@2$/i
/**
 * A pairing within a link, with the name of its parameter, and what precedes and follows that. One
 * that is not percent-encoded lasts to the end, since it has a query itself.
 */
const pairing = /([?&]?)[\w-]*=?wc(?::\w+@.*|%3a[^&#]*(&?))/i

/**
 * Stores the app; ignores a link that opens no app. A bare `wc:` link reopens the chosen app on
 * Android only: on iOS any app that handles such links may open.
 */
export function rememberDeepLink(
  storage: StorageLike,
  { link, name, platform }: DeepLinkChoice,
): void {
  if (platform === 'ios' && barePairing.test(link.trim())) return
  const href = deepLinkBase(link)
  if (href !== undefined) storage.setItem(deepLinkKey, JSON.stringify({ href, name }))
}

export function forgetDeepLink(storage: StorageLike): void {
  storage.removeItem(deepLinkKey)
}

/**
 * The part of the link to which the client appends `/wc?requestId=…`: `metamask://` for
 * `metamask://wc?uri=…`, `https://rnbwapp.com` for `https://rnbwapp.com/wc?uri=…`, and
 * `wc:<topic>@2` without the key for a bare pairing link. Only the pairing is cut off: a wallet's
 * link may need its query or hash. Undefined if the link opens no app.
 */
export function deepLinkBase(link: string): string | undefined {
  const text = link.trim()
  if (!anyScheme.test(text) || unsafeScheme.test(text)) return undefined
  if (barePairing.test(text)) {
    const [base = ''] = text.split('?')
    return barePairingBase.test(base) ? base : undefined
  }
  const base = text.replace(pairing, (_match, start: string, next?: string) => (next ? start : ''))
  return base.replace(/(?<!\/)\/wc\/?$|(?<=\/\/)wc\/?$/, '')
}
