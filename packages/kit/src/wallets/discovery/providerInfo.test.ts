import { expect, test } from 'vitest'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { createProviderInfoCache, providerInfo } from './providerInfo.ts'

const png = 'data:image/png;base64,iVBORw0KGgo='

test.each([
  ['its own name', { name: 'Amber' }, 'Amber'],
  ['no name but blanks', { name: ' \u200B ' }, 'com.amber'],
  ['a name that is not text', { name: 7 }, 'com.amber'],
  ['neither name nor rdns', { name: '\u202E', id: '\u200B' }, '?'],
])('a wallet with %s', (_what, words, name) => {
  const announced = { id: 'com.amber', icon: undefined, ...words }
  // biome-ignore lint/plugin/casts: a hostile wallet may announce anything.
  expect(providerInfo(announced as never).name).toBe(name)
})

test.each([
  [png, png],
  [`\n${png}\n`, png],
  ['https://evil.example/i.png', undefined],
  [undefined, undefined],
])('the icon %.40s becomes %.40s', (icon, expected) => {
  expect(providerInfo({ id: 'a', name: 'A', icon }).iconUrl).toBe(expected)
})

test('each announcement is read once', () => {
  const [connector] = kitConfigForTest([fakeConnector({ id: 'a' })]).wagmi.connectors
  if (!connector) throw new Error('no connector')
  const infoOf = createProviderInfoCache()
  expect(infoOf(connector)).toBe(infoOf(connector))
})
