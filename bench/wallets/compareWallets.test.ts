import { expect, test } from 'vitest'
import type { WalletDefinition } from '../../packages/kit/src/wallets/walletDefinition.ts'
import { differences, fromRegistry, sameWallet } from './compareWallets.ts'

const amber: WalletDefinition = {
  id: 'amber',
  name: 'Amber Wallet',
  iconBackground: '#000000',
  rdns: ['com.amber', 'com.amber.beta'],
  links: { ios: 'amber://wc?uri={uri}', android: '{rawUri}' },
  downloadUrls: {
    ios: 'https://apps.apple.com/app/id123456789',
    android: 'https://play.google.com/store/apps/details?id=com.amber.app',
    chrome: `https://chromewebstore.google.com/detail/${'a'.repeat(32)}`,
  },
}

test('a wallet is found by name, rdns or store', () => {
  const named = { name: 'AMBER' }
  const announced = { name: 'A', rdns: 'com.amber.beta' }
  const stored = {
    name: 'B',
    downloadUrls: { android: 'https://play.google.com/store/apps/details?id=com.amber.app&hl=en' },
  }
  const other = {
    name: 'Amber Pay',
    rdns: 'com.amberpay',
    downloadUrls: { ios: 'https://b.example' },
  }
  expect(sameWallet(amber, [named, announced, stored, other])).toEqual([named, announced, stored])
})

test('facts that differ are named, not the ways to write them', () => {
  const listed = fromRegistry({
    name: 'Amber',
    rdns: 'com.amber.beta',
    app: {
      ios: 'https://apps.apple.com/us/app/amber-wallet/id987654321?mt=8',
      android: 'https://play.google.com/store/apps/details?id=com.amber.app&hl=en',
      chrome: '',
      edge: `https://chrome.google.com/webstore/detail/amber/${'a'.repeat(32)}`,
      firefox: 'https://addons.mozilla.org/en-US/firefox/addon/amber/',
    },
    mobile: { native: 'amber://', universal: 'https://amber.example' },
  })
  expect(differences(amber, listed)).toEqual([
    'link on Android: {rawUri} | amber://wc?uri={uri}',
    'ios: id123456789 | id987654321',
    'firefox: - | amber',
  ])
})
