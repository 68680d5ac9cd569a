import { isEnglish } from '@foyer/ui/i18n/languages/englishMessages.ts'
import { matchLanguage } from '@foyer/ui/i18n/languages/matchLanguage.ts'
import type { LanguageStore } from '../i18n/languageStore.ts'

/** Keeps the Demo Wallet and the Demo Phone in sync with the page's language. */
export async function followLanguage(store: LanguageStore): Promise<void> {
  store.subscribe(() => void show(store).catch(console.warn))
  await store.ready
  if (!isEnglish(store.get().locale)) await show(store)
}

async function show(store: LanguageStore): Promise<void> {
  const { demoLanguages, setDemoLanguage } = await import('../../demo/wallet/language.ts')
  const { locale } = store.get()
  await setDemoLanguage(matchLanguage(locale, Object.keys(demoLanguages)) ?? 'en', locale)
}
