import type { RequestLanguage } from './requestLanguage.ts'
import { type PluralForms, type ServerMessages, type ServerText, serverTexts } from './texts.ts'

/** Loads the texts of a language, by tag. English needs no loading. */
export const serverLanguages: Readonly<Record<string, () => Promise<ServerMessages>>> = {
  ar: async () => (await import('./languages/ar.ts')).ar,
  de: async () => (await import('./languages/de.ts')).de,
  es: async () => (await import('./languages/es.ts')).es,
  fa: async () => (await import('./languages/fa.ts')).fa,
  fr: async () => (await import('./languages/fr.ts')).fr,
  hi: async () => (await import('./languages/hi.ts')).hi,
  id: async () => (await import('./languages/id.ts')).id,
  it: async () => (await import('./languages/it.ts')).it,
  ja: async () => (await import('./languages/ja.ts')).ja,
  ko: async () => (await import('./languages/ko.ts')).ko,
  ms: async () => (await import('./languages/ms.ts')).ms,
  pl: async () => (await import('./languages/pl.ts')).pl,
  'pt-BR': async () => (await import('./languages/pt-BR.ts')).ptBR,
  ru: async () => (await import('./languages/ru.ts')).ru,
  th: async () => (await import('./languages/th.ts')).th,
  tr: async () => (await import('./languages/tr.ts')).tr,
  uk: async () => (await import('./languages/uk.ts')).uk,
  vi: async () => (await import('./languages/vi.ts')).vi,
  'zh-CN': async () => (await import('./languages/zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./languages/zh-TW.ts')).zhTW,
}

const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

/** The server's texts in a language, with the figures of that language. */
export async function serverText({ dir, lang }: RequestLanguage): Promise<ServerText> {
  const messages: ServerMessages = (await serverLanguages[lang]?.()) ?? serverTexts
  const rules = new Intl.PluralRules(lang)
  const numbers = new Intl.NumberFormat(lang)
  const isolate = (value: string) =>
    dir === 'rtl' ? firstStrongIsolate + value + popDirectionalIsolate : value
  return (key, ...[values]) => {
    const filled: Readonly<Record<string, string | number>> = values ?? {}
    const found: string | PluralForms = messages[key]
    const form =
      typeof found === 'string' ? found : (found[rules.select(Number(filled.count))] ?? found.other)
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = filled[name]
      if (value === undefined) return whole
      return isolate(typeof value === 'number' ? numbers.format(value) : value)
    })
  }
}
