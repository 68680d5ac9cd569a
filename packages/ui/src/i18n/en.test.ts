import { describe, expect, it } from 'vitest'
import { pseudoCatalogue } from '../testing/pseudoCatalogue.ts'
import { accountEn } from './accountEn.ts'
import { chainEn } from './chainEn.ts'
import { connectEn } from './connectEn.ts'
import { connectStepsEn } from './connectStepsEn.ts'
import { en } from './en.ts'
import type { Catalogue, Text } from './messages.ts'

const later = import.meta.glob<Record<string, Catalogue>>('./*En.ts', { eager: true })
const catalogues: [string, Catalogue][] = [
  ['en', en],
  ...Object.entries(later).flatMap(([path, module]) =>
    Object.values(module).map((catalogue): [string, Catalogue] => [path, catalogue]),
  ),
]

describe.each(catalogues)('the English catalogue %s', (_path, catalogue) => {
  const entries = Object.entries(catalogue).flatMap(([key, text]) => formsOf(key, text))

  it.each(entries)('%s has a text without surrounding spaces', (_key, text) => {
    expect(text).not.toBe('')
    expect(text).toBe(text.trim())
  })

  it.each(entries)('%s has well-formed placeholders and no markup', (_key, text) => {
    const rest = text.replace(/\{[a-z]\w*\}/g, '')
    expect(rest).not.toMatch(/[{}<>&]/)
  })

  it('uses the ellipsis character', () => {
    expect(entries.filter(([, text]) => text.includes('...'))).toEqual([])
  })

  it('has a pseudo translation with the same keys and placeholders, and at least 40 % longer', () => {
    const pseudo = pseudoCatalogue(catalogue)
    expect(Object.keys(pseudo)).toEqual(Object.keys(catalogue))
    const translations = Object.entries(pseudo).flatMap(([key, text]) => formsOf(key, text))
    for (const [index, [, text]] of entries.entries()) {
      const [, translated] = translations[index] ?? ['', '']
      expect(placeholdersOf(translated)).toEqual(placeholdersOf(text))
      const words = text.replace(/\{\w+\}/g, '')
      expect(translated.length).toBeGreaterThanOrEqual(text.length + words.length * 0.4)
      // A text may be only punctuation between two others.
      if (/\w/.test(words)) expect(translated).not.toContain(text)
    }
  })
})

it('has the texts of the specification', () => {
  expect(en).toMatchObject({
    'connect.button': 'Connect Wallet',
    'connect.retry': 'RETRY',
    'account.copied': 'Copied!',
  })
  expect(accountEn).toMatchObject({
    'account.copy': 'Copy Address',
    'account.disconnect': 'Disconnect',
    'chain.wrong': 'Wrong network',
    'chain.wrongText': 'Wrong network detected, switch or disconnect to continue',
  })
  expect(chainEn).toMatchObject({
    'chain.title': 'Switch Networks',
    'chain.confirm': 'Confirm in Wallet',
  })
  expect(connectStepsEn).toMatchObject({
    'connect.open': 'OPEN',
    'connect.getLink': 'GET',
    'connect.scanPhone': 'Scan with your phone',
    'connect.scanWallet': 'Scan with {wallet}',
    'connect.install': 'INSTALL',
    'connect.getTitle': 'Get {wallet}',
    'connect.installTitle': 'Install {wallet}',
    'connect.startTitle': 'Get started with {wallet}',
  })
  expect(connectEn).toMatchObject({
    'connect.title': 'Connect a Wallet',
    'connect.learnTitle': 'What is a Wallet?',
    'connect.get': 'Get a Wallet',
    'connect.learnMore': 'Learn More',
    'connect.recent': 'Recent',
    'connect.unsupported': '(unsupported)',
  })
})

it('no key is in two catalogues', () => {
  const keys = catalogues.flatMap(([, catalogue]) => Object.keys(catalogue))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

/** The text of a key, or each of its plural forms. */
function formsOf(key: string, text: Text): [string, string][] {
  if (typeof text === 'string') return [[key, text]]
  return Object.entries(text).map(([rule, form]) => [`${key} (${rule})`, form ?? ''])
}

/** The distinct placeholder names in a text, sorted. */
function placeholdersOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}
