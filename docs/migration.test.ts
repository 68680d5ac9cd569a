import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as rainbowkit from '@foyer/rainbowkit'
import { expect, test } from 'vitest'
import { unlistedWallets, unmovedNames } from '../packages/codemod/src/rainbowkit/names.ts'

/** The values that RainbowKit 2.2.11 exports, from its published declarations. */
const names = `ConnectButton WalletButton RainbowKitProvider getDefaultConfig getDefaultWallets
  getWalletConnectConnector connectorsForWallets useAccountModal useChainModal useConnectModal
  useAddRecentTransaction RainbowKitAuthenticationProvider createAuthenticationAdapter lightTheme
  darkTheme midnightTheme cssStringFromTheme cssObjectFromTheme __private__`

/** The wallets that it exports. */
const wallets = `argent anchorageDigital backpack berasig best bifrost binance bitget bitski bitverse bloom
  brave bybit clv coin98 coinbase compass core ctrl dawn desig enkrypt fox frame frontier gate gemini
  imToken injected iopay kaia kaikas kraken kresus ledger magicEden metaMask mew meco nest nova okto okx
  omni oneInch oneKey paraSwap phantom porto rabby rainbow ready ramper ronin safeheron safepal safe seif
  sub taho talisman tokenary tokenPocket trust universalProfiles uniswap valora walletConnect wigwam xdefi
  xPortal zeal zerion zilPay`

const list = (text: string) => text.split(/\s+/)
const walletNames = list(wallets).map((name) => `${name}Wallet`)
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

test('every RainbowKit export is in the kit, or the codemod says what to do instead', () => {
  const all = [...list(names), 'base', 'baseAccount', ...walletNames]
  const handled = (name: string) =>
    name in rainbowkit || unlistedWallets.has(name) || unmovedNames.has(name)
  expect(all.filter((name) => !handled(name))).toEqual([])
})

test('the codemod keeps every wallet that the kit has', () => {
  expect([...unlistedWallets.keys()].filter((name) => name in rainbowkit)).toEqual([])
})

test('the guides count the wallets of RainbowKit, and those with the same names in the kit', () => {
  const same = walletNames.filter((name) => name in rainbowkit).length
  const guide = read('from-rainbowkit.md')
  expect(guide).toContain(`| ${same} wallets of \`@rainbow-me/rainbowkit/wallets\``)
  expect(guide).toContain(`| the other ${walletNames.length - same} wallets |`)
  expect(read('comparison.md')).toContain(
    `| wallets with a definition | ${same} | ${walletNames.length} |`,
  )
})
