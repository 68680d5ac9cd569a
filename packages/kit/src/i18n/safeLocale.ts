/** The canonical form of a language tag (BCP 47), or 'en' for anything that `Intl` would refuse. */
export function safeLocale(locale: string | undefined): string {
  if (!locale) return 'en'
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    // A RangeError for a malformed tag; a wrong language must not take the page down.
    return 'en'
  }
}
