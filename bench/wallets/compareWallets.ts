import { pairingTemplate } from '../../packages/kit/src/wallets/definitions/pairingTemplate.ts'
import type {
  WalletDefinition,
  WalletDownloads,
} from '../../packages/kit/src/wallets/walletDefinition.ts'

/** What another list says about a wallet; undefined where it says nothing. */
export interface ListedWallet {
  readonly name: string
  readonly rdns?: string | undefined
  /** Templates, as in `WalletLinks`. */
  readonly ios?: string | undefined
  readonly android?: string | undefined
  readonly downloadUrls?: WalletDownloads | undefined
}

/** A wallet in the form of the WalletConnect registry, as thirdweb publishes it. */
export interface RegistryWallet {
  readonly name: string
  readonly rdns: string | null
  readonly app: WalletDownloads
  readonly mobile: { readonly native: string | null; readonly universal: string | null }
}

const stores = ['ios', 'android', 'chrome', 'firefox', 'edge'] as const
const storeIds = [/\bid\d{6,}\b/, /(?<=[?&]id=)[\w.]+/, /\b[a-p]{32}\b/, /(?<=\/addon\/)[\w-]+/]

export function fromRegistry({ app, mobile, name, rdns }: RegistryWallet): ListedWallet {
  const link = pairingTemplate(mobile.native || mobile.universal || '')
  return { name, rdns: rdns ?? undefined, ios: link, android: link, downloadUrls: app }
}

/** The wallets of another list that share an rdns, a store or the name with one of ours. */
export function sameWallet<T extends ListedWallet>(
  ours: WalletDefinition,
  theirs: readonly T[],
): readonly T[] {
  const names = [ours.name, ...(ours.otherNames ?? [])].map(plainName)
  const ids = new Set([...(ours.rdns ?? []), ...idsOf(ours.downloadUrls)])
  return theirs.filter(
    ({ downloadUrls, name, rdns }) =>
      names.includes(plainName(name)) ||
      [rdns, ...idsOf(downloadUrls)].some((id) => id && ids.has(id)),
  )
}

/** Each fact that another list has and ours has otherwise, as `fact: ours | theirs`. */
export function differences(ours: WalletDefinition, theirs: ListedWallet): readonly string[] {
  const { downloadUrls = {}, links = {}, rdns = [] } = ours
  const facts: (readonly [string, string | undefined, string | undefined])[] = [
    ['rdns', rdns.find((name) => name === theirs.rdns) ?? rdns.join(' '), theirs.rdns],
    ['link on iOS', links.ios ?? links.mobile, theirs.ios],
    ['link on Android', links.android ?? links.mobile, theirs.android],
  ]
  for (const store of stores) {
    // Edge installs Chrome's extensions, which some lists repeat for it.
    const own = store === 'edge' ? (downloadUrls.edge ?? downloadUrls.chrome) : downloadUrls[store]
    facts.push([store, storeId(own), storeId(theirs.downloadUrls?.[store])])
  }
  return facts
    .filter(([, own, other]) => other && own !== other)
    .map(([fact, own, other]) => `${fact}: ${own || '-'} | ${other}`)
}

function idsOf(downloadUrls: WalletDownloads = {}): readonly string[] {
  return stores.flatMap((store) => storeId(downloadUrls[store]) ?? [])
}

/** What identifies a wallet in a store, however the rest of the address is written. */
function storeId(url: string | undefined): string | undefined {
  return storeIds.map((id) => id.exec(url ?? '')?.[0]).find((id) => id !== undefined)
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/ wallet$/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
