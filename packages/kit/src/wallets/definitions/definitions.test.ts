import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deepLinkBase } from '../connectors/deepLinkChoice.ts'
import { findInjectedProvider } from '../discovery/findInjectedProvider.ts'
import { more } from '../groups/more.ts'
import { validateWalletGroups } from '../groups/validateWalletGroups.ts'
import type { WalletDefinition } from '../walletDefinition.ts'
import { deepLink, hasExtension } from '../walletLinks.ts'
import * as both from './appAndExtensionWallets.ts'
import * as apps from './appWallets.ts'
import * as extensions from './extensionWallets.ts'
import { furtherWallets } from './furtherWallets.ts'
import * as popularWallets from './popularWallets.ts'

const { metaMaskWallet, popular } = popularWallets

const all = [...popular.wallets, ...more.wallets]
const byName = all.map((wallet) => [wallet.name, wallet] as const)
const hex = /^#[0-9a-f]{6}$/
const pairing = 'wc:0a1b2c@2?relay-protocol=irn&symKey=00ff'

/**
 * URLs of the stores, so that a link in the wrong field fails. Without the wallet's name, which
 * changes and which the stores ignore.
 */
const stores = {
  ios: /^https:\/\/apps\.apple\.com\/app\/id\d{9,10}$/,
  android:
    /^https:\/\/(?:play\.google\.com\/store\/apps\/details\?id=[\w.]+|web3\.bitget\.com\/.+)$/,
  chrome: /^https:\/\/chromewebstore\.google\.com\/detail\/[a-p]{32}$/,
  edge: /^https:\/\/microsoftedge\.microsoft\.com\/addons\/detail\/[a-p]{32}$/,
  firefox: /^https:\/\/addons\.mozilla\.org\/firefox\/addon\/[\w-]+\/?$/,
  opera: /^https:\/\/addons\.opera\.com\/(?:en\/)?extensions\/details\/[\w-]+\/$/,
  safari: /^https:\/\/apps\.apple\.com\/app\/id\d{9,10}$/,
} as const

test("the group 'Popular' has the wallets of the specification", () => {
  expect(popular.groupName).toBe('Popular')
  expect(popular.wallets.map(({ name }) => name)).toEqual([
    'Browser Wallet',
    'Safe',
    'Rainbow',
    'Coinbase Wallet',
    'MetaMask',
    'WalletConnect',
    'Brave Wallet',
  ])
})

test("the group 'More' has at least 25 other wallets", () => {
  expect(more.groupName).toBe('More')
  expect(more.wallets.length).toBeGreaterThanOrEqual(25)
})

test('the groups are valid together and contain every wallet of this folder', () => {
  expect(() => validateWalletGroups([popular, more])).not.toThrow()
  const { popular: _, ...named } = popularWallets
  const defined = Object.values({ ...both, ...apps, ...extensions, ...named })
  expect(new Set(all)).toEqual(new Set(defined))
  expect(all).toHaveLength(defined.length)
})

test('every wallet has an icon except Frame, whose icon has no suitable licence', () => {
  expect(all.filter(({ iconUrl }) => iconUrl === undefined).map(({ name }) => name)).toEqual([
    'Frame',
  ])
})

test('no two wallets share a name, an rdns or a flag', () => {
  const words = (of: (wallet: WalletDefinition) => readonly string[] | undefined) =>
    all.flatMap((wallet) => of(wallet) ?? [])
  for (const list of [
    words(({ name }) => [name]),
    words(({ rdns }) => rdns),
    words(({ injected }) => injected?.flags),
    words(({ injected }) => injected?.paths),
  ]) {
    expect(new Set(list).size).toBe(list.length)
  }
})

test('84 wallets are listed in all, of which no two share an id, a name, an rdns, an app or a link', () => {
  const every = [...all, ...furtherWallets]
  expect(every).toHaveLength(84)
  const facts = every.flatMap(
    ({ downloadUrls = {}, id, links = {}, name, otherNames = [], rdns = [] }) => {
      const { android, chrome, firefox, ios } = downloadUrls
      const apps = new Set(Object.values(links).filter((link) => link !== '{rawUri}'))
      const names = new Set([id, name, ...otherNames, ...rdns])
      return [...names, ...apps, android, chrome, firefox, ios].filter((fact) => fact !== undefined)
    },
  )
  expect(facts.filter((fact, index) => facts.indexOf(fact) < index)).toEqual([])
})

describe.each(
  furtherWallets.map((wallet) => [wallet.name, wallet] as const),
)('%s, by its public facts', (_name, {
  downloadUrls = {},
  iconBackground,
  iconUrl,
  id,
  instructions,
  links,
  rdns,
}) => {
  test('has an app, both stores, a website, and an extension if it announces itself', () => {
    const { chrome, firefox, qrCode = '' } = downloadUrls
    expect(id).toMatch(/^[a-z]+(?:\.[a-z0-9-]+)+$/)
    expect(rdns ?? [id]).toEqual([id])
    expect(downloadUrls.ios).toMatch(stores.ios)
    expect(downloadUrls.android).toMatch(stores.android)
    if (chrome !== undefined) expect(chrome).toMatch(stores.chrome)
    if (firefox !== undefined) expect(firefox).toMatch(stores.firefox)
    if (chrome !== undefined) expect(rdns).toEqual([id])
    expect(new URL(qrCode).protocol).toBe('https:')
    expect(instructions?.qrCode?.learnMoreUrl).toBe(qrCode)
    expect(instructions?.extension !== undefined).toBe(chrome !== undefined)
    expect(iconBackground).toMatch(hex)
    if (iconUrl) expect(existsSync(new URL(iconUrl))).toBe(true)
  })

  test('is opened with the complete pairing by a link of its own, if one is known for sure', () => {
    const link = links?.mobile ?? 'amber://wc?uri={uri}'
    expect(link).toMatch(
      /^(?!wc:|myapp:|https?:)[a-z][a-z0-9.-]*:\/\/[\w./-]*(?<=\/)wc\?uri=\{uri\}$/,
    )
    expect(link).not.toMatch(/\/wc\/wc\?/)
  })
})

describe.each(byName)('%s', (_name, wallet) => {
  const { downloadUrls = {}, iconUrl, injected, instructions, kind, links, rdns } = wallet

  test('has an id, colours and an icon if there is one', () => {
    expect(wallet.id).toMatch(/^[a-z][a-zA-Z0-9]*$/)
    expect(wallet.iconBackground).toMatch(hex)
    if (wallet.iconAccent !== undefined) expect(wallet.iconAccent).toMatch(hex)
    if (iconUrl === undefined) return
    const file = iconUrl.split('/').at(-1) ?? ''
    expect(existsSync(join(import.meta.dirname, '../artwork', file))).toBe(true)
  })

  test('can be detected: announced, found in window, or reached through a connector', () => {
    for (const name of rdns ?? []) expect(name).toMatch(/^[a-z0-9]+(?:\.[a-z0-9-]+)+$/)
    for (const flag of injected?.flags ?? []) expect(flag).toMatch(/^(?:is[A-Z]\w+|__\w+)$/)
    for (const path of injected?.paths ?? []) expect(path).toMatch(/^[\w$]+(?:\.\w+)*$/)
    const traits = [...(rdns ?? []), ...(injected?.flags ?? []), ...(injected?.paths ?? [])]
    expect(traits.length > 0 || kind !== undefined).toBe(true)
  })

  test('has download URLs on the official stores, all https', () => {
    for (const [place, url] of Object.entries(downloadUrls)) {
      if (url === undefined) continue
      expect(new URL(url).protocol).toBe('https:')
      const store = Object.entries(stores).find(([name]) => name === place)?.[1]
      if (store) expect(url).toMatch(store)
    }
  })

  test('has steps for each way to download it, with a page to learn more', () => {
    const { android, ios, mobile, qrCode } = downloadUrls
    const hasApp = [android, ios, mobile, qrCode].some((url) => url !== undefined)
    expect(instructions?.qrCode !== undefined).toBe(hasApp)
    expect(instructions?.extension !== undefined).toBe(hasExtension(downloadUrls))
    for (const set of Object.values(instructions ?? {})) {
      if (set) expect(new URL(set.learnMoreUrl ?? '').protocol).toBe('https:')
    }
    // DOWNLOAD shows it as a QR code.
    if (hasApp) expect(qrCode).toBeDefined()
  })

  test('passes a pairing to its app by links that contain the complete URI', () => {
    expect(kind === 'walletConnect').toBe(links !== undefined)
    for (const template of Object.values(links ?? {})) {
      expect(template === '{rawUri}' || template.endsWith('{uri}')).toBe(true)
    }
    for (const platform of ['ios', 'android'] as const) {
      if (!links) continue
      const { href = '' } = deepLink(wallet, pairing, platform) ?? {}
      const carried = href === pairing ? href : decodeURIComponent(href.split('uri=')[1] ?? '')
      expect(carried).toBe(pairing)
      expect(['http:', 'javascript:', 'data:']).not.toContain(new URL(href).protocol)
      // Later requests open the app with this link.
      expect(deepLinkBase(href)).toMatch(href === pairing ? /^wc:0a1b2c@2$/ : /^[a-z0-9-]+:\/\//)
    }
  })

  test('is detected in window if it has not announced itself', () => {
    const { flags = [], paths = [] } = injected ?? {}
    for (const flag of flags) {
      const provider = { request: () => null, [flag]: true }
      expect(findInjectedProvider(wallet, { ethereum: provider })).toBe(provider)
      expect(findInjectedProvider(wallet, { ethereum: { request: () => null } })).toBeUndefined()
    }
    for (const path of paths) {
      const provider = { request: () => null }
      expect(findInjectedProvider(wallet, windowWith(path, provider))).toBe(provider)
    }
  })

  test('is not mistaken for MetaMask, whose flag many wallets set', () => {
    if (wallet === metaMaskWallet) return
    for (const flag of injected?.flags ?? []) {
      const provider = { request: () => null, isMetaMask: true, [flag]: true }
      expect(findInjectedProvider(metaMaskWallet, { ethereum: provider })).toBeUndefined()
    }
  })
})

function windowWith(path: string, provider: object): object {
  return path.split('.').reduceRight<object>((inner, key) => ({ [key]: inner }), provider)
}
