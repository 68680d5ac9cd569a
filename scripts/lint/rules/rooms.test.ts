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
      'packages/kit/src/format/a.ts': "import type { X } from '../config/chain.ts'",
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

test('a room knows those before it, and none after it', () => {
  expect(importing('transport/a.ts', '../config/a.ts')).toEqual([])
  expect(importing('ens/a.ts', '../format/a.ts')).toEqual([])
  expect(importing('wallets/a.ts', '../chain/a.ts')).toHaveLength(1)
  expect(importing('reads/a.ts', '../modals/a.ts')).toHaveLength(1)
})

test.each([
  'connect',
  'account',
  'chain',
  'transactions',
  'sign-in',
])('%s never reaches into a later feature or an earlier one', (room) => {
  const others = ['account', 'chain', 'transactions']
  for (const other of others) {
    expect(importing(`${room}/a.ts`, `../${other}/a.ts`)).toHaveLength(other === room ? 0 : 1)
  }
})

test('kit knows them all', () => {
  expect(importing('kit/Provider.tsx', '../connect/a.ts')).toEqual([])
  expect(importing('kit/Provider.tsx', '../sign-in/a.ts')).toEqual([])
  expect(importing('kit/deep/folder/a.ts', '../../../account/a.ts')).toEqual([])
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
  expect(importing('transport/a.test.ts', '../testing/fake.ts')).toEqual([])
  expect(importing('transport/a.ts', '../testing/fake.ts')).toHaveLength(1)
})
