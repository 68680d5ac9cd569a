import type { ShellMessages } from './shellMessages.ts'

/** The shell's texts by language, besides English, which is part of the code. */
export const shellLanguages: Readonly<Record<string, () => Promise<ShellMessages>>> = {
  ar: async () => (await import('./texts/ar.ts')).ar,
  de: async () => (await import('./texts/de.ts')).de,
  es: async () => (await import('./texts/es.ts')).es,
  fa: async () => (await import('./texts/fa.ts')).fa,
  fr: async () => (await import('./texts/fr.ts')).fr,
  hi: async () => (await import('./texts/hi.ts')).hi,
  id: async () => (await import('./texts/id.ts')).id,
  it: async () => (await import('./texts/it.ts')).it,
  ja: async () => (await import('./texts/ja.ts')).ja,
  ko: async () => (await import('./texts/ko.ts')).ko,
  ms: async () => (await import('./texts/ms.ts')).ms,
  pl: async () => (await import('./texts/pl.ts')).pl,
  'pt-BR': async () => (await import('./texts/pt-BR.ts')).ptBR,
  ru: async () => (await import('./texts/ru.ts')).ru,
  th: async () => (await import('./texts/th.ts')).th,
  tr: async () => (await import('./texts/tr.ts')).tr,
  uk: async () => (await import('./texts/uk.ts')).uk,
  vi: async () => (await import('./texts/vi.ts')).vi,
  'zh-CN': async () => (await import('./texts/zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./texts/zh-TW.ts')).zhTW,
}
