import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { roomsRule } from './rooms.ts'

const importing = (path: string, specifier: string) =>
  findings(roomsRule, { [`packages/kit/src/${path}`]: `import { x } from '${specifier}'` })

test('the ground floor imports no feature, not even its types', () => {
  expect(importing('ui/Dialog.tsx', '../connect/steps.ts')).toEqual([
    expect.stringMatching(/ui\/Dialog\.tsx:1 'ui' must not know 'connect'/),
  ])
  expect(
    findings(roomsRule, {
      'packages/kit/src/format/a.ts': "import type { X } from '../config/ChainRecord.ts'",
    }),
  ).toHaveLength(1)
})

test.each(['errors', 'format', 'storage', 'theme', 'i18n'])('%s imports nothing of ui', (room) => {
  expect(importing(`${room}/a.ts`, '../ui/a.ts')).toHaveLength(1)
})

test('the ground floor has an order of its own', () => {
  expect(importing('format/a.ts', '../i18n/a.ts')).toEqual([])
  expect(importing('i18n/a.ts', '../format/a.ts')).toHaveLength(1)
  expect(importing('errors/a.ts', '../storage/a.ts')).toHaveLength(1)
})

test('ui stands on texts, theme and formats', () => {
  for (const room of ['i18n', 'theme', 'format', 'errors', 'storage']) {
    expect(importing('ui/a.ts', `../${room}/a.ts`)).toEqual([])
  }
})

test('the middle floor knows the ground floor and itself, not the features', () => {
  expect(importing('rpc/a.ts', '../config/a.ts')).toEqual([])
  expect(importing('ens/a.ts', '../format/a.ts')).toEqual([])
  expect(importing('wallets/a.ts', '../network/a.ts')).toHaveLength(1)
  expect(importing('config/a.ts', '../session/a.ts')).toHaveLength(1)
})

test.each([
  'connect',
  'account',
  'network',
  'sign-in',
  'transactions',
])('%s never reaches into another feature', (room) => {
  const others = ['connect', 'account', 'network', 'sign-in', 'transactions']
  for (const other of others) {
    expect(importing(`${room}/a.ts`, `../${other}/a.ts`)).toHaveLength(other === room ? 0 : 1)
  }
})

test('session knows them all', () => {
  expect(importing('session/Provider.tsx', '../connect/a.ts')).toEqual([])
  expect(importing('session/Provider.tsx', '../sign-in/a.ts')).toEqual([])
  expect(importing('session/deep/folder/a.ts', '../../../account/a.ts')).toEqual([])
})

test('the entries of the kit may name everything, and no room imports them', () => {
  expect(importing('index.ts', './connect/a.ts')).toEqual([])
  expect(importing('ui/a.ts', '../index.ts')).toEqual([
    expect.stringContaining('the entries of the kit are for its users'),
  ])
})

test('a dynamic import is an arrow as well', () => {
  expect(
    findings(roomsRule, {
      'packages/kit/src/ui/a.ts': "export const load = () => import('../connect/View.tsx')",
    }),
  ).toHaveLength(1)
})

test('a folder without a floor is reported once', () => {
  expect(
    findings(roomsRule, {
      'packages/kit/src/cellar/a.ts': '',
      'packages/kit/src/cellar/b.ts': '',
    }),
  ).toEqual([expect.stringContaining("room 'cellar' has no floor")])
})

test('fakes are for tests only', () => {
  expect(importing('rpc/a.test.ts', '../testing/fake.ts')).toEqual([])
  expect(importing('rpc/a.ts', '../testing/fake.ts')).toHaveLength(1)
})
