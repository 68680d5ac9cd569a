import type { Languages } from './matchLanguage.ts'

/** The languages of the kit besides English, which is part of the code. */
export const languages: Languages = {
  ar: { name: 'العربية', loadTexts: async () => (await import('./texts/ar.ts')).ar },
  de: { name: 'Deutsch', loadTexts: async () => (await import('./texts/de.ts')).de },
  es: { name: 'Español', loadTexts: async () => (await import('./texts/es.ts')).es },
  fa: { name: 'فارسی', loadTexts: async () => (await import('./texts/fa.ts')).fa },
  fr: { name: 'Français', loadTexts: async () => (await import('./texts/fr.ts')).fr },
  hi: { name: 'हिन्दी', loadTexts: async () => (await import('./texts/hi.ts')).hi },
  id: { name: 'Bahasa Indonesia', loadTexts: async () => (await import('./texts/id.ts')).id },
  it: { name: 'Italiano', loadTexts: async () => (await import('./texts/it.ts')).it },
  ja: { name: '日本語', loadTexts: async () => (await import('./texts/ja.ts')).ja },
  ko: { name: '한국어', loadTexts: async () => (await import('./texts/ko.ts')).ko },
  ms: { name: 'Bahasa Melayu', loadTexts: async () => (await import('./texts/ms.ts')).ms },
  pl: { name: 'Polski', loadTexts: async () => (await import('./texts/pl.ts')).pl },
  'pt-BR': {
    name: 'Português (Brasil)',
    loadTexts: async () => (await import('./texts/pt-BR.ts')).ptBR,
  },
  ru: { name: 'Русский', loadTexts: async () => (await import('./texts/ru.ts')).ru },
  th: { name: 'ไทย', loadTexts: async () => (await import('./texts/th.ts')).th },
  tr: { name: 'Türkçe', loadTexts: async () => (await import('./texts/tr.ts')).tr },
  uk: { name: 'Українська', loadTexts: async () => (await import('./texts/uk.ts')).uk },
  vi: { name: 'Tiếng Việt', loadTexts: async () => (await import('./texts/vi.ts')).vi },
  'zh-CN': { name: '简体中文', loadTexts: async () => (await import('./texts/zh-CN.ts')).zhCN },
  'zh-TW': { name: '繁體中文', loadTexts: async () => (await import('./texts/zh-TW.ts')).zhTW },
}

/** Each language's own name by its tag, English first: `{ en: 'English', de: 'Deutsch' }`. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  ...Object.fromEntries(
    Object.entries(languages).map(([tag, language]) => [tag, language?.name ?? tag]),
  ),
}
