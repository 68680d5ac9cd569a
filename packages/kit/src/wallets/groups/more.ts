import { argentWallet } from '../definitions/argentWallet.ts'
import { backpackWallet } from '../definitions/backpackWallet.ts'
import { bifrostWallet } from '../definitions/bifrostWallet.ts'
import { binanceWallet } from '../definitions/binanceWallet.ts'
import { bitgetWallet } from '../definitions/bitgetWallet.ts'
import { bybitWallet } from '../definitions/bybitWallet.ts'
import { coin98Wallet } from '../definitions/coin98Wallet.ts'
import { coreWallet } from '../definitions/coreWallet.ts'
import { cryptoComWallet } from '../definitions/cryptoComWallet.ts'
import { ctrlWallet } from '../definitions/ctrlWallet.ts'
import { enkryptWallet } from '../definitions/enkryptWallet.ts'
import { exodusWallet } from '../definitions/exodusWallet.ts'
import { frameWallet } from '../definitions/frameWallet.ts'
import { gateWallet } from '../definitions/gateWallet.ts'
import { imTokenWallet } from '../definitions/imTokenWallet.ts'
import { krakenWallet } from '../definitions/krakenWallet.ts'
import { ledgerWallet } from '../definitions/ledgerWallet.ts'
import { mewWallet } from '../definitions/mewWallet.ts'
import { okxWallet } from '../definitions/okxWallet.ts'
import { oneInchWallet } from '../definitions/oneInchWallet.ts'
import { oneKeyWallet } from '../definitions/oneKeyWallet.ts'
import { phantomWallet } from '../definitions/phantomWallet.ts'
import { rabbyWallet } from '../definitions/rabbyWallet.ts'
import { roninWallet } from '../definitions/roninWallet.ts'
import { safePalWallet } from '../definitions/safePalWallet.ts'
import { subWallet } from '../definitions/subWallet.ts'
import { tahoWallet } from '../definitions/tahoWallet.ts'
import { talismanWallet } from '../definitions/talismanWallet.ts'
import { tokenPocketWallet } from '../definitions/tokenPocketWallet.ts'
import { trustWallet } from '../definitions/trustWallet.ts'
import { uniswapWallet } from '../definitions/uniswapWallet.ts'
import { zerionWallet } from '../definitions/zerionWallet.ts'
import type { WalletGroupDefinition } from '../walletDefinition.ts'

/** Other popular wallets. Those not installed are hidden behind 'Show all'. */
export const more: WalletGroupDefinition = {
  groupName: 'More',
  wallets: [
    trustWallet,
    ledgerWallet,
    rabbyWallet,
    okxWallet,
    phantomWallet,
    zerionWallet,
    uniswapWallet,
    bitgetWallet,
    binanceWallet,
    bybitWallet,
    imTokenWallet,
    tokenPocketWallet,
    safePalWallet,
    exodusWallet,
    frameWallet,
    tahoWallet,
    cryptoComWallet,
    coin98Wallet,
    krakenWallet,
    backpackWallet,
    roninWallet,
    mewWallet,
    enkryptWallet,
    talismanWallet,
    subWallet,
    coreWallet,
    oneKeyWallet,
    oneInchWallet,
    gateWallet,
    ctrlWallet,
    argentWallet,
    bifrostWallet,
  ],
  loadMore: async () => (await import('../definitions/furtherWallets.ts')).furtherWallets,
}
