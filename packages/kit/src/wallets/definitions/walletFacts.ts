import type { WalletDefinition } from '../walletDefinition.ts'

/** The public facts about a wallet (SOURCES.md). */
export interface WalletFacts extends Pick<WalletDefinition, 'id' | 'name' | 'otherNames'> {
  /** It announces itself (EIP-6963) with its id as rdns. Default: if it has an extension. */
  readonly announced?: true
  /** With `iconBackground`. Default: the first letter of the name. */
  readonly iconUrl?: string
  readonly iconBackground?: string
  /** Its website, which leads to its downloads, without `https://`. */
  readonly site: string
  /** The link to its app, as registered with WalletConnect. Default: none is known for sure. */
  readonly link?: string
  /** Its number in Apple's store, and its package in Google's. */
  readonly app: { readonly ios: number; readonly android: string }
  /** The id of its extension in Chrome's store. */
  readonly chrome?: string
  /** The name of its extension in Mozilla's store. */
  readonly firefox?: string
}

/** The definition of a wallet that connects through WalletConnect or as an extension. */
export function definitionOf(facts: WalletFacts): WalletDefinition {
  const { announced, app, chrome, firefox, iconBackground = '#3f4657', iconUrl, id, link } = facts
  const { name, otherNames } = facts
  const site = `https://${facts.site}`
  const mobile = link === undefined ? undefined : pairingTemplate(link)
  const help = { learnMoreUrl: site }
  return {
    id,
    name,
    shortName: name.replace(/ Wallet$/, ''),
    otherNames,
    iconUrl,
    iconBackground,
    rdns: (announced ?? chrome) ? [id] : undefined,
    kind: 'walletConnect',
    links: mobile === undefined ? undefined : { mobile },
    downloadUrls: {
      qrCode: site,
      ios: `https://apps.apple.com/app/id${app.ios}`,
      android: `https://play.google.com/store/apps/details?id=${app.android}`,
      chrome: chrome && `https://chromewebstore.google.com/detail/${chrome}`,
      firefox: firefox && `https://addons.mozilla.org/firefox/addon/${firefox}/`,
    },
    instructions: { qrCode: help, extension: chrome === undefined ? undefined : help },
  }
}

/** One link of one wallet: a scheme that is not WalletConnect's own or a placeholder. */
const walletLink = /^(?!wc:|myapp:)[a-z][a-z0-9+.-]*:\S*$/i

/**
 * The template of `WalletLinks` for a link as wallets register it with WalletConnect, whose clients
 * append `/wc?uri=…` to it: `rainbow://wc?uri={uri}` for `rainbow://`. One that already ends in
 * `/wc` or `uri=` is only completed. Undefined if it leads to no wallet for certain, or holds
 * another pairing.
 */
export function pairingTemplate(link: string): string | undefined {
  const text = link.trim()
  if (!walletLink.test(text) || /\buri=./i.test(text)) return undefined
  if (/\buri=$/i.test(text)) return `${text}{uri}`
  const end = /(?<=\/)wc(?:\/|\?)?$/i.exec(text)
  if (end) return `${text.slice(0, end.index)}wc?uri={uri}`
  return `${text.endsWith('/') ? text : `${text}/`}wc?uri={uri}`
}
