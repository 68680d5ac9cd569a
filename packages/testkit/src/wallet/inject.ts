import { installTestWallets } from './testWallets.ts'

window.foyerTestWallets = installTestWallets(window.__foyerTestWallets ?? [])
