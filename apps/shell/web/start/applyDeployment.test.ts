import type { Chain } from '@foyer/kit'
import { expect, it } from 'vitest'
import type { Deployment } from '../../config/deployment.ts'
import { applyDeployment } from './applyDeployment.ts'

function chain(id: number): Chain {
  return {
    id,
    name: `Network ${id}`,
    key: `n${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://public.example'], webSocket: ['wss://public.example'] } },
    blockExplorers: { default: { name: 'Public explorer', url: 'https://explorer.example' } },
  }
}

function deployment(chains: Deployment['chains']): Deployment {
  return { mode: 'demo', instanceId: 'i', publicUrl: 'http://localhost:4700', chains }
}

it('takes endpoints, WebSocket and explorer from the deployment and keeps the rest', () => {
  const [applied] = applyDeployment(
    [chain(1)],
    deployment([
      {
        id: 1,
        rpcUrls: ['http://localhost:4700/rpc/1/a', 'http://localhost:4700/rpc/1/b'],
        webSocketUrls: ['ws://localhost:4700/rpc/1/ws'],
        explorerUrl: 'http://localhost:4700/explorer/1',
        explorerName: 'local explorer',
      },
    ]),
  )
  expect(applied).toEqual({
    ...chain(1),
    rpcUrls: {
      default: {
        http: ['http://localhost:4700/rpc/1/a', 'http://localhost:4700/rpc/1/b'],
        webSocket: ['ws://localhost:4700/rpc/1/ws'],
      },
    },
    blockExplorers: {
      default: { name: 'local explorer', url: 'http://localhost:4700/explorer/1' },
    },
  })
})

it('drops a public WebSocket that the deployment does not list', () => {
  const [applied] = applyDeployment(
    [chain(1)],
    deployment([
      {
        id: 1,
        rpcUrls: ['http://localhost:4700/rpc/1'],
        explorerUrl: 'http://x',
        explorerName: 'x',
      },
    ]),
  )
  expect(applied.rpcUrls.default).toEqual({ http: ['http://localhost:4700/rpc/1'] })
})

it('keeps the configured order and leaves out chains that are not served', () => {
  const served = (id: number) => ({
    id,
    rpcUrls: ['http://a.example'],
    explorerUrl: 'http://x',
    explorerName: 'x',
  })
  const applied = applyDeployment(
    [chain(56), chain(1), chain(10), chain(7)],
    deployment([served(1), served(56), { ...served(10), rpcUrls: [] }]),
  )
  expect(applied.map(({ id }) => id)).toEqual([56, 1])
})
