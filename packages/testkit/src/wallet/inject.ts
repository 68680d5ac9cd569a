import { installTestWallets } from './testWallets.ts'

// Keeps those that an earlier script installed.
window.foyerTestWallets = {
  ...window.foyerTestWallets,
  ...installTestWallets(window.__foyerTestWallets ?? []),
}
