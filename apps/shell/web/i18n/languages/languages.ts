import type { ShellMessages } from './shellMessages.ts'

/** The shell's texts by language, besides English, which is part of the code. */
export const shellLanguages: Readonly<Record<string, () => Promise<ShellMessages>>> = {
  ar: async () => (await import('./texts/ar.ts')).ar,
  de: async () => (await import('./texts/de.ts')).de,
  es: async () => (await import('./texts/es.ts')).es,
  fr: async () => (await import('./texts/fr.ts')).fr,
  ja: async () => (await import('./texts/ja.ts')).ja,
  ko: async () => (await import('./texts/ko.ts')).ko,
  'pt-BR': async () => (await import('./texts/pt-BR.ts')).ptBR,
  ru: async () => (await import('./texts/ru.ts')).ru,
  'zh-CN': async () => (await import('./texts/zh-CN.ts')).zhCN,
  'zh-TW': async () => (await import('./texts/zh-TW.ts')).zhTW,
}
