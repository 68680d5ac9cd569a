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
  readonly platform: 'ios' | 'android'
}

/** A scheme that runs or reads something in this browser instead of opening another app. */
const unsafeScheme = /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source):/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i
const barePairing = /^wc:/i
const barePairingBase = /^wc:[0-9a-z]+@2$/i

/**
 * Remembers the app; a link that cannot be one is not stored. A bare `wc:` link reopens the app on Android
 * alone, which asks the visitor or keeps to their choice: iOS opens any app that takes such links.
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
 * What the client appends `/wc?requestId=…` to: `metamask://` of `metamask://wc?uri=…`,
 * `https://rnbwapp.com` of `https://rnbwapp.com/wc?uri=…`, and `wc:<topic>@2` of a bare pairing link, without the
 * key in its query. Undefined for what is not a link to an app.
 */
export function deepLinkBase(link: string): string | undefined {
  const text = link.trim()
  if (!anyScheme.test(text) || unsafeScheme.test(text)) return undefined
  const [base = ''] = text.split(/[?#]/)
  if (barePairing.test(base)) return barePairingBase.test(base) ? base : undefined
  return base.replace(/(?<!\/)\/wc\/?$|(?<=:\/\/)wc\/?$/, '')
}
