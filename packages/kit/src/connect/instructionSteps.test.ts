import { expect, test } from 'vitest'
import { createTranslator } from '../i18n/createTranslator.ts'
import { instructionsEn } from '../i18n/instructionsEn.ts'
import { instructionSteps } from './instructionSteps.ts'

const t = createTranslator(instructionsEn, 'en')

test.each([
  ['app', ['install', 'create', 'scan']],
  ['extension', ['install', 'create', 'refresh']],
] as const)('%s: the kinds of the steps, in their order', (place, kinds) => {
  const steps = instructionSteps(undefined, place, 'Rainbow', t)
  expect(steps.map(({ kind }) => kind)).toEqual(kinds)
  for (const { description, title } of steps) {
    expect(title).not.toBe('')
    expect(description).not.toBe('')
  }
  expect(steps[0]?.title).toContain('Rainbow')
})

test('a wallet’s own steps go before the kit’s', () => {
  const own = [{ kind: 'scan', title: 'Look', description: 'And see.' }] as const
  expect(instructionSteps({ steps: own }, 'app', 'Rainbow', t)).toBe(own)
  expect(instructionSteps({ steps: [] }, 'app', 'Rainbow', t)).toHaveLength(3)
})
