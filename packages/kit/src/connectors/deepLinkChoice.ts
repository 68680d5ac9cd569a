import type { StorageLike } from '../storage/storageLike.ts'

/**
 * Where WalletConnect's client looks for the link of the app that the visitor chose, so that every later
 * request opens that app (Spec §9). The client reads local storage itself: no prefix, no envelope.
 */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

export interface DeepLinkChoice {
  /** The wallet's name. */
  readonly name: string
  /** The link that the pairing was handed over with. */
  readonly link: string
}

/** A scheme that runs or reads something in this browser instead of opening another app. */
const unsafeScheme = /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source):/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i

/** Remembers the app; a link that cannot be one is not stored. */
export function rememberDeepLink(storage: StorageLike, { name, link }: DeepLinkChoice): void {
  const href = deepLinkBase(link)
  if (href !== undefined) storage.setItem(deepLinkKey, JSON.stringify({ href, name }))
}

export function forgetDeepLink(storage: StorageLike): void {
  storage.removeItem(deepLinkKey)
}

/**
 * What the client appends `/wc?requestId=…` to: `metamask://` of `metamask://wc?uri=…`,
 * `https://rnbwapp.com` of `https://rnbwapp.com/wc?uri=…`. Undefined for what is not a link to an app, and for
 * a bare `wc:` URI, which any wallet may take.
 */
export function deepLinkBase(link: string): string | undefined {
  const text = link.trim()
  if (!anyScheme.test(text) || unsafeScheme.test(text) || /^wc:/i.test(text)) return undefined
  const [base = ''] = text.split(/[?#]/)
  return base.replace(/(?<!\/)\/wc\/?$|(?<=:\/\/)wc\/?$/, '')
}
