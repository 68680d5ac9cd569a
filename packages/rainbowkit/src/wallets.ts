import * as kit from '@foyer/kit/wallets'
import { getWalletConnectConnector } from './getWalletConnectConnector.ts'
import type { KnownWalletFn } from './wallet.ts'

/** One of the kit's wallets as a RainbowKit wallet function, with the kit's own connector. */
function known(definition: kit.WalletDefinition): KnownWalletFn {
  const { downloadUrls, iconAccent, iconBackground, iconUrl = '', id, name, shortName } = definition
  return ({ projectId = '', walletConnectParameters } = {}) => ({
    id,
    name,
    shortName,
    iconUrl,
    iconBackground,
    iconAccent,
    rdns: definition.rdns?.[0],
    downloadUrls: { ...downloadUrls },
    createConnector: getWalletConnectConnector({ projectId, walletConnectParameters }),
    definition,
  })
}

// Bundlers leave out the ones that an app does not import.
/** Ready (Argent), as a RainbowKit wallet. */
export const argentWallet = /* @__PURE__ */ known(kit.argentWallet)
/** Backpack, as a RainbowKit wallet. */
export const backpackWallet = /* @__PURE__ */ known(kit.backpackWallet)
/** An alias of `coinbaseWallet`. */
export const base = /* @__PURE__ */ known(kit.coinbaseWallet)
/** An alias of `coinbaseWallet`. */
export const baseAccount = /* @__PURE__ */ known(kit.coinbaseWallet)
/** Bifrost Wallet, as a RainbowKit wallet. */
export const bifrostWallet = /* @__PURE__ */ known(kit.bifrostWallet)
/** Binance Wallet, as a RainbowKit wallet. */
export const binanceWallet = /* @__PURE__ */ known(kit.binanceWallet)
/** Bitget Wallet, as a RainbowKit wallet. */
export const bitgetWallet = /* @__PURE__ */ known(kit.bitgetWallet)
/** Brave Wallet, as a RainbowKit wallet. */
export const braveWallet = /* @__PURE__ */ known(kit.braveWallet)
/** Bybit Wallet, as a RainbowKit wallet. */
export const bybitWallet = /* @__PURE__ */ known(kit.bybitWallet)
/** Coin98 Wallet, as a RainbowKit wallet. */
export const coin98Wallet = /* @__PURE__ */ known(kit.coin98Wallet)
/** Coinbase Wallet, as a RainbowKit wallet. */
export const coinbaseWallet = /* @__PURE__ */ known(kit.coinbaseWallet)
/** Core, as a RainbowKit wallet. */
export const coreWallet = /* @__PURE__ */ known(kit.coreWallet)
/** Ctrl Wallet, as a RainbowKit wallet. */
export const ctrlWallet = /* @__PURE__ */ known(kit.ctrlWallet)
/** Enkrypt, as a RainbowKit wallet. */
export const enkryptWallet = /* @__PURE__ */ known(kit.enkryptWallet)
/** Frame, as a RainbowKit wallet. */
export const frameWallet = /* @__PURE__ */ known(kit.frameWallet)
/** Gate Wallet, as a RainbowKit wallet. */
export const gateWallet = /* @__PURE__ */ known(kit.gateWallet)
/** imToken, as a RainbowKit wallet. */
export const imTokenWallet = /* @__PURE__ */ known(kit.imTokenWallet)
/** The provider in the window that no other wallet of the list represents. */
export const injectedWallet = /* @__PURE__ */ known(kit.browserWallet)
/** Kraken Wallet, as a RainbowKit wallet. */
export const krakenWallet = /* @__PURE__ */ known(kit.krakenWallet)
/** Ledger Wallet, as a RainbowKit wallet. */
export const ledgerWallet = /* @__PURE__ */ known(kit.ledgerWallet)
/** MetaMask, as a RainbowKit wallet. */
export const metaMaskWallet = /* @__PURE__ */ known(kit.metaMaskWallet)
/** MEW wallet, as a RainbowKit wallet. */
export const mewWallet = /* @__PURE__ */ known(kit.mewWallet)
/** OKX Wallet, as a RainbowKit wallet. */
export const okxWallet = /* @__PURE__ */ known(kit.okxWallet)
/** 1inch Wallet, as a RainbowKit wallet. */
export const oneInchWallet = /* @__PURE__ */ known(kit.oneInchWallet)
/** OneKey, as a RainbowKit wallet. */
export const oneKeyWallet = /* @__PURE__ */ known(kit.oneKeyWallet)
/** Phantom, as a RainbowKit wallet. */
export const phantomWallet = /* @__PURE__ */ known(kit.phantomWallet)
/** Rabby Wallet, as a RainbowKit wallet. */
export const rabbyWallet = /* @__PURE__ */ known(kit.rabbyWallet)
/** Rainbow, as a RainbowKit wallet. */
export const rainbowWallet = /* @__PURE__ */ known(kit.rainbowWallet)
/** Argent under its newer name; the same wallet as `argentWallet`. */
export const readyWallet = /* @__PURE__ */ known(kit.argentWallet)
/** Ronin Wallet, as a RainbowKit wallet. */
export const roninWallet = /* @__PURE__ */ known(kit.roninWallet)
/** SafePal, as a RainbowKit wallet. */
export const safepalWallet = /* @__PURE__ */ known(kit.safePalWallet)
/** Safe, as a RainbowKit wallet. */
export const safeWallet = /* @__PURE__ */ known(kit.safeWallet)
/** SubWallet, as a RainbowKit wallet. */
export const subWallet = /* @__PURE__ */ known(kit.subWallet)
/** Taho, as a RainbowKit wallet. */
export const tahoWallet = /* @__PURE__ */ known(kit.tahoWallet)
/** Talisman, as a RainbowKit wallet. */
export const talismanWallet = /* @__PURE__ */ known(kit.talismanWallet)
/** TokenPocket, as a RainbowKit wallet. */
export const tokenPocketWallet = /* @__PURE__ */ known(kit.tokenPocketWallet)
/** Trust Wallet, as a RainbowKit wallet. */
export const trustWallet = /* @__PURE__ */ known(kit.trustWallet)
/** Uniswap Wallet, as a RainbowKit wallet. */
export const uniswapWallet = /* @__PURE__ */ known(kit.uniswapWallet)
/** WalletConnect, as a RainbowKit wallet. */
export const walletConnectWallet = /* @__PURE__ */ known(kit.walletConnectWallet)
/** The former name of `ctrlWallet`. */
export const xdefiWallet = /* @__PURE__ */ known(kit.ctrlWallet)
/** Zerion, as a RainbowKit wallet. */
export const zerionWallet = /* @__PURE__ */ known(kit.zerionWallet)
