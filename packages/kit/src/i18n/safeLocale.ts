/** Returns the canonical form of a language tag (BCP 47), or 'en' if `Intl` would reject it. */
export function safeLocale(locale: string | undefined): string {
  if (!locale) return 'en'
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    // A malformed tag throws a RangeError, which must not break the page.
    return 'en'
  }
}
