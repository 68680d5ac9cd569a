import type { WalletDefinition } from '../wallets/walletDefinition.ts'

// What the tests of wallet buttons share.

export const own: WalletDefinition = {
  id: 'own',
  name: 'Own Wallet',
  iconBackground: '#123456',
  connectorId: 'a',
}
export const absent: WalletDefinition = {
  id: 'absent',
  name: 'Absent Wallet',
  iconBackground: '#654321',
  downloadUrls: { browserExtension: 'https://absent.example' },
}
/** Has neither an extension for this browser nor a connector, so it is not listed. */
export const elsewhere: WalletDefinition = {
  id: 'elsewhere',
  name: 'Other',
  iconBackground: '#000000',
}
export const walletGroups = async () => [
  { groupName: 'Recommended', wallets: [own, absent, elsewhere] },
]

/** The buttons on the page, in their order. */
export const part = (index = 0) =>
  document.querySelectorAll<HTMLElement>('[data-kit-part="wallet-button"]')[index]
export const status = (index = 0) => part(index)?.dataset.status
export const press = (index = 0) => part(index)?.querySelector('button')?.click()
