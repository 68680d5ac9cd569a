import { installTestWallets } from './testWallets.ts'

// This script may run more than once in a page. It takes the configs, so that each is installed
// once; a wallet takes the place of an earlier one with the same rdns.
const configs = window.__foyerTestWallets ?? []
window.__foyerTestWallets = []
const earlier = window.foyerTestWallets ?? {}
const installed = installTestWallets(configs)
for (const rdns of Object.keys(installed)) earlier[rdns]?.stop()
window.foyerTestWallets = { ...earlier, ...installed }
