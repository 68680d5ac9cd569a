import { expect, test } from 'vitest'
import { ethereum } from '../../testing/kitConfigForTest.ts'
import { chainDisplay } from './chainDisplay.ts'

test('a chain is displayed with its icon and background colour', () => {
  const chain = { ...ethereum, iconUrl: '/ethereum.svg', iconBackground: '#627eea' }
  expect(chainDisplay({ chain, chainId: 1, unsupported: false })).toEqual({
    id: 1,
    name: 'Ethereum',
    iconUrl: '/ethereum.svg',
    iconBackground: '#627eea',
    unsupported: false,
  })
})

test('an unsupported chain has only its id, and without a connection there is none', () => {
  expect(chainDisplay({ chain: undefined, chainId: 5, unsupported: true })).toEqual({
    id: 5,
    name: undefined,
    iconUrl: undefined,
    iconBackground: undefined,
    unsupported: true,
  })
  expect(chainDisplay({ chain: undefined, chainId: undefined, unsupported: false })).toBe(undefined)
})
