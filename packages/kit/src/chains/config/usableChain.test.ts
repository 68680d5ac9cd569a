import { mantraEVM, tempo } from 'viem/chains'
import { expect, test } from 'vitest'
import { ethereum, kitConfigForTest, readThrough } from '../../testing/kitConfigForTest.ts'
import { rankedTransport } from '../transport/rankedTransport.ts'
import type { Chain } from './chain.ts'
import { usableChain } from './usableChain.ts'

const configured = (chain: Chain) => kitConfigForTest([], { chains: [chain] }).chains[0]

test('a WebSocket that is none is left out, and the chain is kept', () => {
  expect(mantraEVM.rpcUrls.default.webSocket).toEqual([expect.stringMatching(/^https:/)])
  const { http } = mantraEVM.rpcUrls.default
  expect(configured(mantraEVM).rpcUrls.default).toEqual({ http, webSocket: [] })
  const endpoints = rankedTransport(mantraEVM)({ chain: mantraEVM }).value?.endpoints
  expect(endpoints?.health().endpoints.map(({ kind }) => kind)).toEqual(['http'])
  const [one, two] = ['https://a.example', 'wss://b.example'] as const
  const chain = readThrough(ethereum, ['https://a.example'])
  const urls = { default: { http: [one], webSocket: [one, two] } }
  expect(configured({ ...chain, rpcUrls: urls }).rpcUrls.default.webSocket).toEqual([two])
})

test.each([
  'data:,x',
  'javascript:alert(1)',
  'scan.example',
])('the explorer %s is left out, and the chain is kept', (url) => {
  const chain = { ...ethereum, blockExplorers: { default: { name: 'x', url } } }
  expect(configured(chain)).toMatchObject({ id: 1, blockExplorers: undefined })
})

test('an icon that is a function, as RainbowKit allows, is left out', () => {
  const icon = async () => ''
  expect(usableChain({ ...ethereum, iconUrl: icon })).not.toHaveProperty('iconUrl')
  expect(usableChain({ ...ethereum, iconUrl: '/a.svg' })).toMatchObject({ iconUrl: '/a.svg' })
})

test('Tempo has no native token, unless the app says otherwise', () => {
  expect(usableChain(ethereum).hasNativeToken).toBe(true)
  expect(usableChain(tempo).hasNativeToken).toBe(false)
  expect(usableChain({ ...tempo, hasNativeToken: true }).hasNativeToken).toBe(true)
})
