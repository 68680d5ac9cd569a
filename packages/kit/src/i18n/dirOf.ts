const rightToLeftLanguages = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb'])
const rightToLeftScripts = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'])

/**
 * Returns the writing direction of a language tag, for the `dir` attribute. A script in the tag
 * takes precedence over the language: `az-Arab` is right-to-left, `ur-Latn` is not.
 */
export function dirOf(locale: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = locale.replaceAll('_', '-').split('-')
  const script = rest.find((part) => /^[a-z]{4}$/i.test(part))
  if (script) {
    const named = script.charAt(0).toUpperCase() + script.slice(1).toLowerCase()
    return rightToLeftScripts.has(named) ? 'rtl' : 'ltr'
  }
  return rightToLeftLanguages.has(language.toLowerCase()) ? 'rtl' : 'ltr'
}
