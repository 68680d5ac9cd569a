import { brotliCompressSync } from 'node:zlib'
import { checkMessages } from '@foyer/ui/i18n/languages/checkMessages.ts'
import { languageNames } from '@foyer/ui/i18n/languages/languages.ts'
import { loadMessages } from '@foyer/ui/i18n/languages/loadMessages.ts'
import type { Catalogue } from '@foyer/ui/i18n/messages.ts'
import { describe, expect, it } from 'vitest'
import { languageTags } from '../../../config/languages.ts'
import { shellLanguages } from './languages.ts'
import { loadLanguage } from './loadLanguage.ts'

type Text = Catalogue[string]

const modules = import.meta.glob<Record<string, Catalogue>>(['../*En.ts', '../en.ts'], {
  eager: true,
})
const catalogues = Object.values(modules).flatMap((module) => Object.values(module))
const all: Catalogue = Object.assign({}, ...catalogues)

/** Names and signs, and words that some languages share with English. */
const sameAsEnglish = new Set([
  'activity.list',
  'banner.lead',
  'failure.status',
  'layout.home',
  'layout.nav',
  'nav.home',
  'networks.block',
  'networks.endpoint',
  'networks.errorAt',
  'networks.median',
  'sessions.title',
  'settings.host',
  'theme.system',
  'vault.max',
])

/** Words before or after a time of day, which is a date and a time once the data is old. */
const timeOfDay =
  /\b(?:las|delle|godz\.|de|von) \{time\}|الساعة \{time\}|เวลา \{time\}|Saat \{time\}|\{time\} saat/u

describe.each(Object.entries(shellLanguages))('the language %s', (tag, load) => {
  it('has every text, with its placeholders and plural forms', async () => {
    expect(checkMessages(tag, all, await load())).toEqual([])
  })

  it('stays within its budget', async () => {
    expect(brotliCompressSync(JSON.stringify(await load())).length).toBeLessThan(9_500)
  })

  it('leaves no text in English', async () => {
    const texts: Catalogue = await load()
    const isSame = (key: string) => JSON.stringify(texts[key]) === JSON.stringify(all[key])
    const left = Object.keys(all).filter(isSame)
    expect(left.filter((key) => !sameAsEnglish.has(key))).toEqual([])
  })

  it('says since when data is shown in a way that also suits a date', async () => {
    const texts: Catalogue = await load()
    const shown = JSON.stringify([texts['stale.offline'], texts['stale.silent']])
    expect(shown).toContain('{time}')
    expect(shown).not.toMatch(timeOfDay)
  })

  it('has no figure of its own about the vault: regions of a language differ in digits', async () => {
    const texts = Object.entries<Text>(await load()).filter(([key]) => key.startsWith('vault.'))
    const fixed = texts.filter(([, text]) => /\p{Nd}/u.test(JSON.stringify(text)))
    expect(fixed.map(([key]) => key)).toEqual([])
  })

  it('overrides no text of the kit', async () => {
    const kit = await loadMessages(tag)
    const shared = Object.keys(await load()).filter((key) => Object.hasOwn(kit.messages ?? {}, key))
    expect(shared).toEqual([])
  })
})

it.each(['ar', 'fa'] as const)('%s keeps a figure to the left of its symbol', async (tag) => {
  const catalogue: Catalogue = (await shellLanguages[tag]?.()) ?? {}
  const texts = Object.values(catalogue).flatMap((text) =>
    typeof text === 'string' ? text : Object.values(text).filter((form) => form !== undefined),
  )
  // Without an isolate, right-to-left text shows '0.5 ETH' as 'ETH 0.5'.
  const torn = texts.filter((text) =>
    /(?<!\u2066[^\u2069]*)[\p{Nd}}] (?:\{symbol\}|FOYER)/u.test(text),
  )
  expect(texts).not.toEqual([])
  expect(torn).toEqual([])
})

it('Italian puts no article before a time, since a day decides between il, l’ and alle', async () => {
  const texts = Object.entries<Text>((await shellLanguages.it?.()) ?? {})
  const withArticle = texts.filter(([, text]) =>
    /\b(?:il|al|dal) \{time\}/.test(JSON.stringify(text)),
  )
  expect(texts).not.toEqual([])
  expect(withArticle).toEqual([])
})

it('Turkish gives Foyer the vowel that its sound needs', async () => {
  const texts = Object.entries<Text>((await shellLanguages.tr?.()) ?? {})
  const having = (form: string) => texts.filter(([, text]) => JSON.stringify(text).includes(form))
  expect(having('Foyer’in')).not.toEqual([])
  expect(having('Foyer’ın')).toEqual([])
})

it('the shell, its server and the kit have the same languages', () => {
  expect(languageTags).toEqual(Object.keys(languageNames))
  expect(['en', ...Object.keys(shellLanguages)]).toEqual(Object.keys(languageNames))
})

describe('loadLanguage', () => {
  it('falls back to English', async () => {
    expect(await loadLanguage(undefined, [])).toEqual({
      locale: 'en',
      language: 'en',
      messages: undefined,
    })
    expect(await loadLanguage('tlh', ['xx', '?'])).toEqual({
      locale: 'en',
      language: 'en',
      messages: undefined,
    })
    expect(await loadLanguage('en', ['xx', 'en-GB'])).toMatchObject({ locale: 'en-GB' })
  })

  it.each([
    [undefined, ['cs', 'de-AT', 'fr'], 'de-AT', 'de', 'Einstellungen'],
    [undefined, ['zh-HK'], 'zh-HK', 'zh-TW', '設定'],
    ['pt-BR', ['en-US'], 'pt-BR', 'pt-BR', 'Configurações'],
    ['es', ['en-US', 'es-MX'], 'es-MX', 'es', 'Ajustes'],
    ['ar', ['en'], 'ar', 'ar', 'الإعدادات'],
  ])('the choice %s with the languages %j is %s, in %s', async (...row) => {
    const [choice, preferred, locale, language, settings] = row
    const found = await loadLanguage(choice, preferred)
    expect(found).toMatchObject({ locale, language })
    expect(found.messages).toMatchObject({ 'nav.settings': settings })
    expect(found.messages?.['connect.title']).toBeTypeOf('string')
  })
})
