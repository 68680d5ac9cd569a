import { braveWallet } from '../definitions/braveWallet.ts'
import { browserWallet } from '../definitions/browserWallet.ts'
import { coinbaseWallet } from '../definitions/coinbaseWallet.ts'
import { metaMaskWallet } from '../definitions/metaMaskWallet.ts'
import { rainbowWallet } from '../definitions/rainbowWallet.ts'
import { safeWallet } from '../definitions/safeWallet.ts'
import { walletConnectWallet } from '../definitions/walletConnectWallet.ts'
import type { WalletGroupDefinition } from '../walletDefinition.ts'

/** The default wallets, in their specified order. */
export const popular: WalletGroupDefinition = {
  groupName: 'Popular',
  wallets: [
    browserWallet,
    safeWallet,
    rainbowWallet,
    coinbaseWallet,
    metaMaskWallet,
    walletConnectWallet,
    braveWallet,
  ],
}
