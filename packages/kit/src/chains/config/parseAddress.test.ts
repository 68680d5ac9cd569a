import { rootstock, rootstockTestnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { alice } from '../../testing/fakeConnector.ts'
import { ethereum } from '../../testing/kitConfigForTest.ts'
import { parseAddress } from './parseAddress.ts'

// From EIP-1191.
const onTestnet = '0x5aAeb6053F3e94c9b9A09F33669435E7EF1BEaEd'
const onRootstock = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'
const onEthereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it.each([
  alice,
  alice.toLowerCase(),
  `0x${alice.slice(2).toUpperCase()}`,
])('gives %s its checksum', (text) => {
  expect(parseAddress(text, [ethereum])).toBe(alice)
})

it.each([
  '',
  '0x',
  `${alice}0`,
  `0x${'g'.repeat(40)}`,
  alice.replace('f', 'F'),
  undefined,
])('refuses %s', (text) => {
  expect(parseAddress(text, [ethereum, rootstock])).toBeUndefined()
})

it('knows the checksum of Rootstock where it is configured', () => {
  expect(parseAddress(onRootstock, [ethereum, rootstock])).toBe(onEthereum)
  expect(parseAddress(onTestnet, [rootstockTestnet])).toBe(onEthereum)
  expect(parseAddress(onRootstock, [ethereum])).toBeUndefined()
})
