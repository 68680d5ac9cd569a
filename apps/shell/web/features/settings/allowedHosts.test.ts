import type { Chain } from '@foyer/kit'
import { expect, it } from 'vitest'
import type { Deployment } from '../../../config/deployment.ts'
import { allowedHosts } from './allowedHosts.ts'

const production: Deployment = {
  mode: 'production',
  instanceId: 'production',
  publicUrl: 'https://foyer.example',
  chains: [],
}

function chain(name: string, urls: Chain['rpcUrls']['default']): Chain {
  return {
    id: 1,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: urls },
  }
}

it('lists only this site if it serves the nodes', () => {
  const local = chain('Ethereum', {
    http: ['http://localhost:4700/rpc/1/a'],
    webSocket: ['ws://localhost:4700/rpc/1/ws'],
  })
  const demo: Deployment = { ...production, mode: 'demo', publicUrl: 'http://localhost:4700' }
  expect(allowedHosts(demo, [local], [])).toEqual([
    { host: 'localhost:4700', purpose: { kind: 'thisSite' } },
    { host: 'localhost:4700', purpose: { kind: 'ownNodes' } },
  ])
})

it('lists each node once, with all networks it serves', () => {
  const hosts = allowedHosts(
    production,
    [
      chain('Ethereum', { http: ['https://node.example/1', 'https://other.example'] }),
      chain('Base', { http: ['https://node.example/2'], webSocket: ['wss://node.example/ws'] }),
    ],
    [],
  )
  expect(hosts.slice(1)).toEqual([
    { host: 'node.example', purpose: { kind: 'node', chains: ['Ethereum', 'Base'] } },
    { host: 'other.example', purpose: { kind: 'node', chains: ['Ethereum'] } },
  ])
})

it('adds the sources that features declare, without keywords or duplicates', () => {
  const hosts = allowedHosts(
    production,
    [],
    [
      { connect: ["'self'", 'wss://relay.example'], img: ['data:'], reason: 'Pairing.' },
      { frame: ['https://relay.example', 'https://*.pics.example'], reason: 'Pictures.' },
    ],
  )
  expect(hosts.slice(1)).toEqual([
    { host: 'relay.example', purpose: { kind: 'feature', reason: 'Pairing.' } },
    { host: '*.pics.example', purpose: { kind: 'feature', reason: 'Pictures.' } },
  ])
})
