import { more, popular } from '@foyer/kit/wallets'

/** The wallets of the connect dialog, in groups. Loaded only with that dialog. */
export const walletGroups = [popular, more]
