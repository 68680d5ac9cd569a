import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { instructionsEn } from '@foyer/ui/i18n/instructionsEn.ts'
import { describe, expect, test } from 'vitest'
import type { InstructionSet } from '../../wallets/walletDefinition.ts'
import { instructionSteps } from './instructionSteps.ts'

const t = createTranslator(instructionsEn, 'en')
const scanning = { id: 'x', name: 'X', iconBackground: '#fff', kind: 'walletConnect' } as const
const { kind: _, ...notScanning } = scanning

test.each([
  ['app', scanning, ['install', 'create', 'scan']],
  ['app', notScanning, ['install', 'create', 'refresh']],
  ['extension', scanning, ['install', 'create', 'refresh']],
] as const)('%s: the kinds of the steps in order', (place, definition, kinds) => {
  const steps = instructionSteps({ name: 'Rainbow', definition }, place, t)
  expect(steps.map(({ kind }) => kind)).toEqual(kinds)
  for (const { description, title } of steps) {
    expect(title).not.toBe('')
    expect(description).not.toBe('')
  }
  expect(steps[0]?.title).toContain('Rainbow')
})

test.each([
  ['app', scanning, ['appInstall', 'create', 'scan']],
  ['app', notScanning, ['appInstall', 'create', 'open']],
  ['extension', scanning, ['extensionInstall', 'create', 'refresh']],
] as const)('%s: each step has its own title and description', (place, definition, names) => {
  const wallet = 'Rainbow'
  const steps = instructionSteps({ name: wallet, definition }, place, t)
  expect(steps.map(({ description, title }) => [title, description])).toEqual(
    names.map((name) => [
      t(`instructions.${name}Title`, { wallet }),
      t(`instructions.${name}Text`),
    ]),
  )
})

test('an app that cannot scan codes is told to open the page itself', () => {
  const steps = instructionSteps({ name: 'Phantom', definition: notScanning }, 'app', t)
  expect(steps.at(-1)?.title).toBe('Open this page in Phantom')
})

test('a wallet’s own steps replace the kit’s', () => {
  const own = [{ kind: 'scan', title: 'Look', description: 'And see.' }] as const
  const withSteps = (steps: typeof own | readonly []) => ({
    name: 'Rainbow',
    definition: { ...scanning, instructions: { qrCode: { steps } } },
  })
  expect(instructionSteps(withSteps(own), 'app', t)).toMatchObject(own)
  expect(instructionSteps(withSteps([]), 'app', t)).toHaveLength(3)
})

describe('learnMoreUrl of a step', () => {
  const step = { kind: 'scan', title: 'Look', description: 'And see.' } as const
  const urlsOf = (set: InstructionSet) =>
    instructionSteps(
      { name: 'Rainbow', definition: { ...scanning, instructions: { qrCode: set } } },
      'app',
      t,
    ).map(({ learnMoreUrl }) => learnMoreUrl)

  test('is its own, then that of the set, then that of the page', () => {
    const own = { ...step, learnMoreUrl: 'https://own.example' }
    expect(urlsOf({ learnMoreUrl: 'https://set.example', steps: [own, step] })).toEqual([
      'https://own.example',
      'https://set.example',
    ])
    expect(urlsOf({ steps: [step] })).toEqual([undefined])
  })

  test("exists on the kit's own steps too", () => {
    const url = 'https://set.example'
    expect(urlsOf({ learnMoreUrl: url })).toEqual([url, url, url])
  })
})
