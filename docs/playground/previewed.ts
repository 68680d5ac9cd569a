/** The components whose reference page shows them. */
export const previewed = [
  'Avatar',
  'Button',
  'ConnectButton',
  'Icon',
  'Skeleton',
  'Tag',
  'TransactionMark',
  'WalletButton',
] as const
