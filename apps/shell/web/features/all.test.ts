import { expect, it } from 'vitest'
import { featuresOf } from './all.ts'

const idsOf = (deployment: Parameters<typeof featuresOf>[0]) =>
  featuresOf(deployment).map(({ id }) => id)

it('leaves out the vault where none is deployed', () => {
  expect(idsOf({ mode: 'demo' })).toContain('vault')
  expect(idsOf({ mode: 'production' })).not.toContain('vault')
})

it('leaves out the sessions of a deployment without sign-in', () => {
  expect(idsOf({ mode: 'production' })).toContain('sessions')
  expect(idsOf({ mode: 'production', auth: 'none' })).not.toContain('sessions')
})
