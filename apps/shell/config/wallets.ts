import { more, popular } from '@foyer/kit/wallets'

/** The wallets of 'Connect a Wallet', in their groups. Loaded with that dialog only. */
export const walletGroups = [popular, more]
