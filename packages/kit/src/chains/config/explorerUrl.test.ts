import { expect, it } from 'vitest'
import { ethereum } from '../../testing/kitConfigForTest.ts'
import { explorerUrl } from './explorerUrl.ts'

const address = '0x00000000000000000000000000000000000000a1'

it.each([
  'https://explorer.zksync.io',
  'https://explorer.zksync.io/',
])("is an address's page below %s", (url) => {
  const chain = { ...ethereum, blockExplorers: { default: { name: 'Explorer', url } } }
  const page = `https://explorer.zksync.io/address/${address}`
  expect(explorerUrl(chain, 'address', address)).toBe(page)
})

it('is undefined for a chain without an explorer', () => {
  const chain = { ...ethereum, blockExplorers: undefined }
  expect(explorerUrl(chain, 'address', address)).toBeUndefined()
})

it.each([
  ['https://scan.example/?chain=one', `https://scan.example/tx/0x1?chain=one`],
  ['https://scan.example?chain=one', `https://scan.example/tx/0x1?chain=one`],
  ['https://scan.example/#/', `https://scan.example/#/tx/0x1`],
  ['https://scan.example/?chain=one#/', `https://scan.example/?chain=one#/tx/0x1`],
])('keeps the query and the hash of %s', (url, page) => {
  const chain = { ...ethereum, blockExplorers: { default: { name: 'Explorer', url } } }
  expect(explorerUrl(chain, 'tx', '0x1')).toBe(page)
})
