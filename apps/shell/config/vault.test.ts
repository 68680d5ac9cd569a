import { contractAddress } from '@foyer/testkit/chains'
import { expect, it } from 'vitest'
import { hasVault, vaultOn } from './vault.ts'

it('names the contracts deployed on the local chains', () => {
  expect(vaultOn(8453, { mode: 'demo' })).toEqual({
    token: contractAddress('FoyerToken'),
    timeLock: contractAddress('TimeLock'),
  })
})

it('has no vault outside the demo until one is deployed, and none without a network', () => {
  expect(vaultOn(1, { mode: 'production' })).toBeUndefined()
  expect(vaultOn(undefined, { mode: 'demo' })).toBeUndefined()
  expect([hasVault('demo'), hasVault('production')]).toEqual([true, false])
})
