import type { ChainRecord } from '@foyer/kit'
import { expect, it } from 'vitest'
import type { Deployment } from '../../config/deployment.ts'
import { applyDeployment } from './applyDeployment.ts'

function record(id: number, more: Partial<ChainRecord> = {}): ChainRecord {
  return {
    id,
    name: `Network ${id}`,
    key: `n${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['https://public.example'],
    webSocketUrl: 'wss://public.example',
    explorer: { name: 'Public explorer', url: 'https://explorer.example' },
    multicall: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
    ...more,
  }
}

function deployment(chains: Deployment['chains']): Deployment {
  return { mode: 'demo', instanceId: 'i', publicUrl: 'http://localhost:4700', chains }
}

it('takes endpoints, WebSocket and explorer of the deployment and keeps the rest', () => {
  const [applied] = applyDeployment(
    [record(1)],
    deployment([
      {
        id: 1,
        rpcUrls: ['http://localhost:4700/rpc/1/a', 'http://localhost:4700/rpc/1/b'],
        webSocketUrl: 'ws://localhost:4700/rpc/1/ws',
        explorerUrl: 'http://localhost:4700/explorer/1',
        explorerName: 'local explorer',
      },
    ]),
  )
  expect(applied).toEqual({
    ...record(1),
    rpcUrls: ['http://localhost:4700/rpc/1/a', 'http://localhost:4700/rpc/1/b'],
    webSocketUrl: 'ws://localhost:4700/rpc/1/ws',
    explorer: { name: 'local explorer', url: 'http://localhost:4700/explorer/1' },
  })
})

it('does not keep a public WebSocket that the deployment does not name', () => {
  const [applied] = applyDeployment(
    [record(1)],
    deployment([
      {
        id: 1,
        rpcUrls: ['http://localhost:4700/rpc/1'],
        explorerUrl: 'http://x',
        explorerName: 'x',
      },
    ]),
  )
  expect(applied?.webSocketUrl).toBeUndefined()
})

it('keeps the configured order and leaves out what is not served', () => {
  const served = (id: number) => ({
    id,
    rpcUrls: ['http://a.example'],
    explorerUrl: 'http://x',
    explorerName: 'x',
  })
  const applied = applyDeployment(
    [record(56), record(1), record(10), record(7)],
    deployment([served(1), served(56), { ...served(10), rpcUrls: [] }]),
  )
  expect(applied.map(({ id }) => id)).toEqual([56, 1])
})
