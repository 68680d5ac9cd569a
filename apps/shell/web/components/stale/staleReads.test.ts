import { expect, it } from 'vitest'
import { staleReads } from './staleReads.ts'

const chains = [
  { id: 1, name: 'Ethereum', rpcUrls: { default: { http: ['https://a.example'] } } },
  { id: 56, name: 'BNB', rpcUrls: { default: { http: ['https://b.example'] } } },
  { id: 185, name: 'Mint', rpcUrls: { default: { http: ['https://c.example'] } } },
] as const
const fine = { silent: false, answeredAt: 300 }

it('names the networks that stopped responding, and since when', () => {
  expect(staleReads(chains, new Map([[1, fine]]), true)).toBeUndefined()
  const silent = new Map([
    [1, { silent: true, answeredAt: 200 }],
    [56, { silent: true, answeredAt: 100 }],
    [185, fine],
  ])
  expect(staleReads(chains, silent, true)).toEqual({
    isOffline: false,
    names: ['Ethereum', 'BNB'],
    since: 100,
  })
})

it('does not call values stale that were never read', () => {
  const never = new Map([[1, { silent: true, answeredAt: undefined }]])
  expect(staleReads(chains, never, true)).toBeUndefined()
})

it('calls everything stale while offline', () => {
  expect(staleReads(chains, new Map([[1, fine]]), false)).toMatchObject({ names: [], since: 300 })
  expect(staleReads(chains, new Map(), false)).toEqual({
    isOffline: true,
    names: [],
    since: undefined,
  })
})

it('ignores being offline if all nodes are on this machine', () => {
  const here = chains.map((chain) => ({
    ...chain,
    rpcUrls: { default: { http: ['http://localhost:4700/rpc/1'] } },
  }))
  expect(staleReads(here, new Map([[1, fine]]), false)).toBeUndefined()
  const silent = new Map([[1, { silent: true, answeredAt: 200 }]])
  expect(staleReads(here, silent, false)).toMatchObject({ isOffline: false, names: ['Ethereum'] })
})
