import type { WalletDefinition } from '../walletDefinition.ts'

/** The public facts about a wallet (SOURCES.md). Websites are without `https://`. */
export interface WalletFacts
  extends Pick<
    WalletDefinition,
    'id' | 'injected' | 'kind' | 'links' | 'name' | 'otherNames' | 'rdns' | 'shortName'
  > {
  /** With `iconBackground`. Default: the first letter of the name. */
  readonly iconUrl?: string
  readonly iconBackground?: string
  /** Default: `iconBackground`. */
  readonly iconAccent?: string
  /** Its website, which leads to its downloads. */
  readonly site: string
  /** Its number in Apple's store, and its package in Google's. */
  readonly app?: { readonly ios: number; readonly android: string }
  /** The ids or names of its extension in each browser's store. */
  readonly chrome?: string
  readonly edge?: string
  readonly firefox?: string
  readonly opera?: string
  /** The page for browsers without a store above. */
  readonly extensionSite?: string
  /** Its help. Default: `site`. */
  readonly help?: string
  /** Default: `help`. */
  readonly extensionHelp?: string
}

/** The definition of a wallet that connects through WalletConnect or as an extension. */
export function definitionOf(facts: WalletFacts): WalletDefinition {
  const { app, chrome, edge, extensionHelp, extensionSite, firefox, opera, site, ...shared } = facts
  const { help = site, ...own } = shared
  const downloadUrls = {
    qrCode: app && `https://${site}`,
    ios: app && `https://apps.apple.com/app/id${app.ios}`,
    android: app && `https://play.google.com/store/apps/details?id=${app.android}`,
    chrome: chrome && `https://chromewebstore.google.com/detail/${chrome}`,
    edge: edge && `https://microsoftedge.microsoft.com/addons/detail/${edge}`,
    firefox: firefox && `https://addons.mozilla.org/firefox/addon/${firefox}/`,
    opera: opera && `https://addons.opera.com/extensions/details/${opera}/`,
    browserExtension: extensionSite && `https://${extensionSite}`,
  }
  const extension = { learnMoreUrl: `https://${extensionHelp ?? help}` }
  return {
    iconBackground: '#3f4657',
    iconAccent: own.iconBackground,
    kind: 'walletConnect',
    shortName: own.name.replace(/ Wallet$/, ''),
    ...own,
    downloadUrls,
    instructions: {
      qrCode: app && { learnMoreUrl: `https://${help}` },
      extension: (chrome ?? edge ?? firefox ?? extensionSite) ? extension : undefined,
    },
  }
}
