import type { WalletDefinition } from '../walletDefinition.ts'

/** Any wallet that supports WalletConnect, by QR code. */
export const walletConnectWallet: WalletDefinition = {
  id: 'walletConnect',
  name: 'WalletConnect',
  iconUrl: new URL('../artwork/walletconnect.svg', import.meta.url).href,
  iconBackground: '#3b99fc',
  iconAccent: '#3b99fc',
  kind: 'walletConnect',
  links: { mobile: '{rawUri}' },
}
