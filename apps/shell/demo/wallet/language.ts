import { type DemoMessages, showMessages } from './texts.ts'

/** Loads the Demo Wallet's and Demo Phone's texts, by language tag. English needs no loading. */
export const demoLanguages: Readonly<Record<string, () => Promise<DemoMessages>>> = {
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

let latest: object | undefined

/**
 * Sets the language of the Demo Wallet and the Demo Phone: a tag of `demoLanguages`, with the
 * region of `locale` for numbers. English if there is no such language or it fails to load. The
 * last call wins, whichever language loads first.
 */
export async function setDemoLanguage(tag: string, locale: string): Promise<void> {
  const mine = {}
  latest = mine
  const found = await demoLanguages[tag]?.().catch(() => undefined)
  if (latest !== mine) return
  showMessages(found === undefined ? 'en' : locale, found)
}
