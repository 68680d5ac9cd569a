import { expect, expectTypeOf, test } from 'vitest'
import * as wallets from './wallets.ts'

test('the public names change on purpose only', () => {
  expect(Object.keys(wallets).toSorted()).toMatchInlineSnapshot(`
    [
      "argentWallet",
      "backpackWallet",
      "bifrostWallet",
      "binanceWallet",
      "bitgetWallet",
      "braveWallet",
      "browserWallet",
      "bybitWallet",
      "coin98Wallet",
      "coinbase",
      "coinbaseWallet",
      "coreWallet",
      "cryptoComWallet",
      "ctrlWallet",
      "defineWalletGroups",
      "enkryptWallet",
      "exodusWallet",
      "frameWallet",
      "gateWallet",
      "imTokenWallet",
      "krakenWallet",
      "ledgerWallet",
      "metaMaskWallet",
      "mewWallet",
      "more",
      "okxWallet",
      "oneInchWallet",
      "oneKeyWallet",
      "phantomWallet",
      "popular",
      "rabbyWallet",
      "rainbowWallet",
      "roninWallet",
      "safe",
      "safePalWallet",
      "safeWallet",
      "subWallet",
      "tahoWallet",
      "talismanWallet",
      "tokenPocketWallet",
      "trustWallet",
      "uniswapWallet",
      "walletConnect",
      "walletConnectWallet",
      "zerionWallet",
    ]
  `)
})

test('the wallet entry has every field of the specification', () => {
  type Fields =
    | 'id'
    | 'name'
    | 'shortName'
    | 'iconUrl'
    | 'iconBackground'
    | 'iconAccent'
    | 'ready'
    | 'recent'
    | 'groupName'
    | 'groupIndex'
    | 'extensionDownloadUrl'
    | 'mobileDownloadUrl'
    | 'downloadUrls'
    | 'instructions'
  expectTypeOf<Fields>().toExtend<keyof wallets.WalletEntry>()
  expectTypeOf<'qrCode' | 'ios' | 'android' | 'mobile'>().toExtend<keyof wallets.WalletDownloads>()
  expectTypeOf<keyof wallets.InstructionSets>().toEqualTypeOf<'qrCode' | 'extension'>()
  expectTypeOf<keyof wallets.InstructionStep>().toEqualTypeOf<
    'kind' | 'title' | 'description' | 'learnMoreUrl'
  >()
  expectTypeOf<wallets.InstructionKind>().toEqualTypeOf<'create' | 'install' | 'refresh' | 'scan'>()
})
