import { expect, it } from 'vitest'
import { staleReads } from './staleReads.ts'

const chains = [
  { id: 1, name: 'Ethereum' },
  { id: 56, name: 'BNB' },
  { id: 185, name: 'Mint' },
]
const fine = { silent: false, answeredAt: 300 }

it('names the networks that do not answer any more, and since when', () => {
  expect(staleReads(chains, new Map([[1, fine]]), true)).toBeUndefined()
  const silent = new Map([
    [1, { silent: true, answeredAt: 200 }],
    [56, { silent: true, answeredAt: 100 }],
    [185, fine],
  ])
  expect(staleReads(chains, silent, true)).toEqual({ names: ['Ethereum', 'BNB'], since: 100 })
})

it('does not call old what was never read', () => {
  const never = new Map([[1, { silent: true, answeredAt: undefined }]])
  expect(staleReads(chains, never, true)).toBeUndefined()
})

it('calls everything old while offline', () => {
  expect(staleReads(chains, new Map([[1, fine]]), false)).toEqual({ names: [], since: 300 })
  expect(staleReads(chains, new Map(), false)).toEqual({ names: [], since: undefined })
})
