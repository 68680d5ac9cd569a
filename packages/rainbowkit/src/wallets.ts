import type { WalletDefinition } from '@foyer/kit/wallets'
import {
  argentWallet as argent,
  backpackWallet as backpack,
  bifrostWallet as bifrost,
  binanceWallet as binance,
  bitgetWallet as bitget,
  braveWallet as brave,
  browserWallet as browser,
  bybitWallet as bybit,
  coin98Wallet as coin98,
  coinbaseWallet as coinbase,
  coreWallet as core,
  ctrlWallet as ctrl,
  enkryptWallet as enkrypt,
  frameWallet as frame,
  gateWallet as gate,
  imTokenWallet as imToken,
  krakenWallet as kraken,
  ledgerWallet as ledger,
  metaMaskWallet as metaMask,
  mewWallet as mew,
  okxWallet as okx,
  oneInchWallet as oneInch,
  oneKeyWallet as oneKey,
  phantomWallet as phantom,
  rabbyWallet as rabby,
  rainbowWallet as rainbow,
  roninWallet as ronin,
  safeWallet as safe,
  safePalWallet as safePal,
  subWallet as sub,
  tahoWallet as taho,
  talismanWallet as talisman,
  tokenPocketWallet as tokenPocket,
  trustWallet as trust,
  uniswapWallet as uniswap,
  walletConnectWallet as walletConnect,
  zerionWallet as zerion,
} from '@foyer/kit/wallets'
import { getWalletConnectConnector } from './getWalletConnectConnector.ts'
import type { KnownWalletFn } from './wallet.ts'

/** One of the kit's wallets as a RainbowKit wallet function, with the kit's own connector. */
function known(definition: WalletDefinition): KnownWalletFn {
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
export const argentWallet = /* @__PURE__ */ known(argent)
/** Backpack, as a RainbowKit wallet. */
export const backpackWallet = /* @__PURE__ */ known(backpack)
/** An alias of `coinbaseWallet`. */
export const base = /* @__PURE__ */ known(coinbase)
/** An alias of `coinbaseWallet`. */
export const baseAccount = /* @__PURE__ */ known(coinbase)
/** Bifrost Wallet, as a RainbowKit wallet. */
export const bifrostWallet = /* @__PURE__ */ known(bifrost)
/** Binance Wallet, as a RainbowKit wallet. */
export const binanceWallet = /* @__PURE__ */ known(binance)
/** Bitget Wallet, as a RainbowKit wallet. */
export const bitgetWallet = /* @__PURE__ */ known(bitget)
/** Brave Wallet, as a RainbowKit wallet. */
export const braveWallet = /* @__PURE__ */ known(brave)
/** Bybit Wallet, as a RainbowKit wallet. */
export const bybitWallet = /* @__PURE__ */ known(bybit)
/** Coin98 Wallet, as a RainbowKit wallet. */
export const coin98Wallet = /* @__PURE__ */ known(coin98)
/** Coinbase Wallet, as a RainbowKit wallet. */
export const coinbaseWallet = /* @__PURE__ */ known(coinbase)
/** Core, as a RainbowKit wallet. */
export const coreWallet = /* @__PURE__ */ known(core)
/** Ctrl Wallet, as a RainbowKit wallet. */
export const ctrlWallet = /* @__PURE__ */ known(ctrl)
/** Enkrypt, as a RainbowKit wallet. */
export const enkryptWallet = /* @__PURE__ */ known(enkrypt)
/** Frame, as a RainbowKit wallet. */
export const frameWallet = /* @__PURE__ */ known(frame)
/** Gate Wallet, as a RainbowKit wallet. */
export const gateWallet = /* @__PURE__ */ known(gate)
/** imToken, as a RainbowKit wallet. */
export const imTokenWallet = /* @__PURE__ */ known(imToken)
/** The provider in the window that no other wallet of the list represents. */
export const injectedWallet = /* @__PURE__ */ known(browser)
/** Kraken Wallet, as a RainbowKit wallet. */
export const krakenWallet = /* @__PURE__ */ known(kraken)
/** Ledger Live, as a RainbowKit wallet. */
export const ledgerWallet = /* @__PURE__ */ known(ledger)
/** MetaMask, as a RainbowKit wallet. */
export const metaMaskWallet = /* @__PURE__ */ known(metaMask)
/** MEW wallet, as a RainbowKit wallet. */
export const mewWallet = /* @__PURE__ */ known(mew)
/** OKX Wallet, as a RainbowKit wallet. */
export const okxWallet = /* @__PURE__ */ known(okx)
/** 1inch Wallet, as a RainbowKit wallet. */
export const oneInchWallet = /* @__PURE__ */ known(oneInch)
/** OneKey, as a RainbowKit wallet. */
export const oneKeyWallet = /* @__PURE__ */ known(oneKey)
/** Phantom, as a RainbowKit wallet. */
export const phantomWallet = /* @__PURE__ */ known(phantom)
/** Rabby Wallet, as a RainbowKit wallet. */
export const rabbyWallet = /* @__PURE__ */ known(rabby)
/** Rainbow, as a RainbowKit wallet. */
export const rainbowWallet = /* @__PURE__ */ known(rainbow)
/** Argent under its newer name; the same wallet as `argentWallet`. */
export const readyWallet = /* @__PURE__ */ known(argent)
/** Ronin Wallet, as a RainbowKit wallet. */
export const roninWallet = /* @__PURE__ */ known(ronin)
/** SafePal, as a RainbowKit wallet. */
export const safepalWallet = /* @__PURE__ */ known(safePal)
/** Safe, as a RainbowKit wallet. */
export const safeWallet = /* @__PURE__ */ known(safe)
/** SubWallet, as a RainbowKit wallet. */
export const subWallet = /* @__PURE__ */ known(sub)
/** Taho, as a RainbowKit wallet. */
export const tahoWallet = /* @__PURE__ */ known(taho)
/** Talisman, as a RainbowKit wallet. */
export const talismanWallet = /* @__PURE__ */ known(talisman)
/** TokenPocket, as a RainbowKit wallet. */
export const tokenPocketWallet = /* @__PURE__ */ known(tokenPocket)
/** Trust Wallet, as a RainbowKit wallet. */
export const trustWallet = /* @__PURE__ */ known(trust)
/** Uniswap Wallet, as a RainbowKit wallet. */
export const uniswapWallet = /* @__PURE__ */ known(uniswap)
/** WalletConnect, as a RainbowKit wallet. */
export const walletConnectWallet = /* @__PURE__ */ known(walletConnect)
/** The former name of `ctrlWallet`. */
export const xdefiWallet = /* @__PURE__ */ known(ctrl)
/** Zerion, as a RainbowKit wallet. */
export const zerionWallet = /* @__PURE__ */ known(zerion)
