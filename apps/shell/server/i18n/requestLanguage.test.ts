import { describe, expect, it, vi } from 'vitest'
import { navigation } from '../testing/testApp.ts'
import { acceptedTags, requestLanguage } from './requestLanguage.ts'

const langOf = (headers: Record<string, string>) => requestLanguage(navigation('/', headers)).lang

describe('requestLanguage', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nl,fr;q=0.5', 'fr'],
    ['en;q=0.3, ja;q=0.7', 'ja'],
    ['zh-HK', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['pt', 'pt-BR'],
    ['de;q=0, en', 'en'],
    ['nl', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['not_a tag!;q=x, %%%, -', 'en'],
  ])('answers Accept-Language %j in %s', (header, lang) => {
    expect(langOf({ 'accept-language': header })).toBe(lang)
  })

  it('is English without the header', () => {
    expect(requestLanguage(navigation('/'))).toEqual({ lang: 'en', dir: 'ltr' })
  })

  it('knows which languages are written from right to left', () => {
    const headers = { 'accept-language': 'fa-IR' }
    expect(requestLanguage(navigation('/', headers))).toEqual({ lang: 'fa', dir: 'rtl' })
  })

  it('prefers the saved language to those of the browser', () => {
    const headers = { 'accept-language': 'de', cookie: 'a=b; foyer-language=pt-BR' }
    expect(langOf(headers)).toBe('pt-BR')
  })

  it.each(['xx', 'constructor', 'de"><script>', ''])('ignores the cookie value %j', (value) => {
    expect(langOf({ 'accept-language': 'de', cookie: `foyer-language=${value}` })).toBe('de')
  })
})

it('limits how many language tags it reads', () => {
  const many = Array.from({ length: 10_000 }, () => 'nl').join(',')
  expect(acceptedTags(`${many},de`)).not.toContain('de')
  expect(acceptedTags('x'.repeat(10_000))).toEqual([])
})

it('works out the script of a language once per tag, not once per tag and language', () => {
  const maximize = vi.spyOn(Intl.Locale.prototype, 'maximize')
  try {
    const accepted = 'nl,sv,da,fi,nb,cs,el,he,hu,ro,bg,hr,sk,sl,et,lv'
    expect(langOf({ 'accept-language': accepted })).toBe('en')
    expect(maximize.mock.calls.length).toBeLessThanOrEqual(17)
  } finally {
    maximize.mockRestore()
  }
})
