import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { forbiddenWordsRule } from './forbiddenWords.ts'

const check = (text: string, path = 'docs/a.md') => findings(forbiddenWordsRule, { [path]: text })
const pathOf = (...parts: string[]) => ['', ...parts].join('/')

test.each(['work', 'tmp', 'root', 'home'])('reports a path below %s', (folder) => {
  expect(check(`see\n${pathOf(folder, 'x', 'file.txt')}`)).toEqual([
    expect.stringMatching(/^docs\/a\.md:2 .* a path of one machine/),
  ])
})

test('reports the host name of a package registry', () => {
  expect(check(`https://${['registry', 'npmjs', 'org'].join('.')}/x`)).toHaveLength(1)
  expect(check(`https://${['registry', 'company', 'internal'].join('.')}/x`)).toHaveLength(1)
})

test('reports issue numbers', () => {
  expect(check(['as issue', '#12 says'].join(' '))).toHaveLength(1)
})

test.each([
  ['starts anew', "write 'again'"],
  ['kept for ever', "write 'forever'"],
  ['lest it fails', 'so that … not'],
  ['whoever asks', "write 'anyone who'"],
  ['Somebody else', "write 'anyone'"],
])('reports the archaic words of %j', (text, advice) => {
  expect(check(text)).toEqual([expect.stringContaining(advice)])
  expect(check(text, 'packages/kit/src/i18n/languages/texts/de.ts')).toEqual([])
})

test('accepts addresses, routes and ordinary words', () => {
  expect(
    check(
      'https://example.org/home/page ./work/a ../tmp/a registry.get(name) issues 12 viem issue 3663',
    ),
  ).toEqual([])
})

test('skips the lock file', () => {
  expect(check(pathOf('tmp', 'a.txt'), 'package-lock.json')).toEqual([])
})
