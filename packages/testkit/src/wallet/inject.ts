import { installTestWallets } from './testWallets.ts'

// Beside those that were installed by an earlier script.
window.foyerTestWallets = {
  ...window.foyerTestWallets,
  ...installTestWallets(window.__foyerTestWallets ?? []),
}
