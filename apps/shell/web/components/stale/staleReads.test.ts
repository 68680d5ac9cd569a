import { expect, it } from 'vitest'
import { staleReads } from './staleReads.ts'

const chains = [
  { id: 1, name: 'Ethereum' },
  { id: 56, name: 'BNB' },
  { id: 185, name: 'Mint' },
] as const
const fine = { silent: false, answeredAt: 300 }

it('names the networks that stopped responding, and since when', () => {
  expect(staleReads(chains, new Map([[1, fine]]))).toBeUndefined()
  const silent = new Map([
    [1, { silent: true, answeredAt: 200 }],
    [56, { silent: true, answeredAt: 100 }],
    [185, fine],
  ])
  expect(staleReads(chains, silent)).toEqual({
    names: ['Ethereum', 'BNB'],
    since: 100,
  })
})

it('does not call values stale that were never read', () => {
  const never = new Map([[1, { silent: true, answeredAt: undefined }]])
  expect(staleReads(chains, never)).toBeUndefined()
})
