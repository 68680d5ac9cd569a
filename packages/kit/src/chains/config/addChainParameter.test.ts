import { expect, test } from 'vitest'
import { ethereum, mint } from '../../testing/kitConfigForTest.ts'
import { addChainParameter } from './addChainParameter.ts'

test.each([
  ['18, whatever is shown', { ...ethereum.nativeCurrency, decimals: 6 }, undefined, 18],
  ['what the app says', mint.nativeCurrency, 6, 6],
])('the decimals are %s', (_, nativeCurrency, walletDecimals, decimals) => {
  const chain = { ...ethereum, nativeCurrency, walletDecimals }
  expect(addChainParameter(chain).nativeCurrency).toMatchObject({ decimals })
})

test.each([
  ['https://scan.example', ['https://scan.example']],
  ['http://scan.example', undefined],
  ['http://localhost:4700', undefined],
])('the explorer %s is %j', (url, urls) => {
  const chain = { ...ethereum, blockExplorers: { default: { name: 'Scan', url } } }
  expect(addChainParameter(chain).blockExplorerUrls).toEqual(urls)
})
