import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { placeholdersOf } from './placeholdersOf.ts'
import { pseudoCatalogue } from './pseudoCatalogue.ts'

const entries = Object.entries(en)

describe('the English catalogue', () => {
  it.each(entries)('%s has a text without blanks at its ends', (_key, text) => {
    expect(text).not.toBe('')
    expect(text).toBe(text.trim())
  })

  it.each(entries)('%s has whole placeholders and no markup', (_key, text) => {
    const rest = text.replace(/\{[a-z]\w*\}/g, '')
    expect(rest).not.toMatch(/[{}<>&]/)
  })

  it('writes an ellipsis as one character', () => {
    expect(entries.filter(([, text]) => text.includes('...'))).toEqual([])
  })

  it('has the words of the specification', () => {
    expect(en).toMatchObject({
      'connect.title': 'Connect a Wallet',
      'connect.button': 'Connect Wallet',
      'connect.learnTitle': 'What is a Wallet?',
      'connect.get': 'Get a Wallet',
      'connect.learnMore': 'Learn More',
      'connect.retry': 'RETRY',
      'connect.getLink': 'GET',
      'connect.recent': 'Recent',
      'account.copy': 'Copy Address',
      'account.copied': 'Copied!',
      'account.disconnect': 'Disconnect',
      'network.title': 'Switch Networks',
      'network.wrong': 'Wrong network',
      'network.wrongText': 'Wrong network detected, switch or disconnect to continue',
    })
  })

  it('has a pseudo translation with the same keys and placeholders, and at least 40 % longer', () => {
    const pseudo = pseudoCatalogue(en)
    expect(Object.keys(pseudo)).toEqual(Object.keys(en))
    for (const [key, text] of entries) {
      const translated = pseudo[key as keyof typeof en]
      expect(placeholdersOf(translated)).toEqual(placeholdersOf(text))
      const words = text.replace(/\{\w+\}/g, '').length
      expect(translated.length).toBeGreaterThanOrEqual(text.length + words * 0.4)
      expect(translated).not.toContain(text)
    }
  })
})
