import type { Languages } from './matchLanguage.ts'

/** The languages of the kit besides English, which is part of the code. */
export const languages: Languages = {
  ar: {
    name: 'العربية',
    loadTexts: async () => (await import('./texts/ar.ts')).ar,
    loadInstructions: async () => (await import('./instructions/ar.ts')).ar,
  },
  de: {
    name: 'Deutsch',
    loadTexts: async () => (await import('./texts/de.ts')).de,
    loadInstructions: async () => (await import('./instructions/de.ts')).de,
  },
  es: {
    name: 'Español',
    loadTexts: async () => (await import('./texts/es.ts')).es,
    loadInstructions: async () => (await import('./instructions/es.ts')).es,
  },
  fa: {
    name: 'فارسی',
    loadTexts: async () => (await import('./texts/fa.ts')).fa,
    loadInstructions: async () => (await import('./instructions/fa.ts')).fa,
  },
  fr: {
    name: 'Français',
    loadTexts: async () => (await import('./texts/fr.ts')).fr,
    loadInstructions: async () => (await import('./instructions/fr.ts')).fr,
  },
  hi: {
    name: 'हिन्दी',
    loadTexts: async () => (await import('./texts/hi.ts')).hi,
    loadInstructions: async () => (await import('./instructions/hi.ts')).hi,
  },
  id: {
    name: 'Bahasa Indonesia',
    loadTexts: async () => (await import('./texts/id.ts')).id,
    loadInstructions: async () => (await import('./instructions/id.ts')).id,
  },
  it: {
    name: 'Italiano',
    loadTexts: async () => (await import('./texts/it.ts')).it,
    loadInstructions: async () => (await import('./instructions/it.ts')).it,
  },
  ja: {
    name: '日本語',
    loadTexts: async () => (await import('./texts/ja.ts')).ja,
    loadInstructions: async () => (await import('./instructions/ja.ts')).ja,
  },
  ko: {
    name: '한국어',
    loadTexts: async () => (await import('./texts/ko.ts')).ko,
    loadInstructions: async () => (await import('./instructions/ko.ts')).ko,
  },
  ms: {
    name: 'Bahasa Melayu',
    loadTexts: async () => (await import('./texts/ms.ts')).ms,
    loadInstructions: async () => (await import('./instructions/ms.ts')).ms,
  },
  pl: {
    name: 'Polski',
    loadTexts: async () => (await import('./texts/pl.ts')).pl,
    loadInstructions: async () => (await import('./instructions/pl.ts')).pl,
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    loadTexts: async () => (await import('./texts/pt-BR.ts')).ptBR,
    loadInstructions: async () => (await import('./instructions/pt-BR.ts')).ptBR,
  },
  ru: {
    name: 'Русский',
    loadTexts: async () => (await import('./texts/ru.ts')).ru,
    loadInstructions: async () => (await import('./instructions/ru.ts')).ru,
  },
  th: {
    name: 'ไทย',
    loadTexts: async () => (await import('./texts/th.ts')).th,
    loadInstructions: async () => (await import('./instructions/th.ts')).th,
  },
  tr: {
    name: 'Türkçe',
    loadTexts: async () => (await import('./texts/tr.ts')).tr,
    loadInstructions: async () => (await import('./instructions/tr.ts')).tr,
  },
  uk: {
    name: 'Українська',
    loadTexts: async () => (await import('./texts/uk.ts')).uk,
    loadInstructions: async () => (await import('./instructions/uk.ts')).uk,
  },
  vi: {
    name: 'Tiếng Việt',
    loadTexts: async () => (await import('./texts/vi.ts')).vi,
    loadInstructions: async () => (await import('./instructions/vi.ts')).vi,
  },
  'zh-CN': {
    name: '简体中文',
    loadTexts: async () => (await import('./texts/zh-CN.ts')).zhCN,
    loadInstructions: async () => (await import('./instructions/zh-CN.ts')).zhCN,
  },
  'zh-TW': {
    name: '繁體中文',
    loadTexts: async () => (await import('./texts/zh-TW.ts')).zhTW,
    loadInstructions: async () => (await import('./instructions/zh-TW.ts')).zhTW,
  },
}

/** Each language's own name by its tag, English first: `{ en: 'English', de: 'Deutsch' }`. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  ...Object.fromEntries(
    Object.entries(languages).map(([tag, language]) => [tag, language?.name ?? tag]),
  ),
}
