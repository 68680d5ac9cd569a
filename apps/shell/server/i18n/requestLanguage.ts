import { parseCookies } from '@foyer/auth'
import { dirOf, languageNames, matchLanguage } from '@foyer/kit/languages'
import { languageCookie } from '../../config/languageCookie.ts'

/** The language of a response. */
export interface RequestLanguage {
  /** The tag of a language that exists: 'de', 'zh-TW'. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** Request headers that decide the language, for `Vary`. */
export const languageVary = 'Accept-Language, Cookie'

const available = Object.keys(languageNames)
/** Browsers send fewer; the rest is ignored. */
const maxTags = 16
const maxTagLength = 35

/** The language that the visitor chose, else the first of the browser's that exists, else English. */
export function requestLanguage({ headers }: Request): RequestLanguage {
  const chosen = parseCookies(headers.get('cookie')).get(languageCookie)
  if (chosen !== undefined && available.includes(chosen)) return described(chosen)
  for (const tag of acceptedTags(headers.get('accept-language'))) {
    const found = matchLanguage(tag, available)
    if (found !== undefined) return described(found)
  }
  return described('en')
}

function described(lang: string): RequestLanguage {
  return { lang, dir: dirOf(lang) }
}

/** The tags of an `Accept-Language` header, the preferred first (RFC 9110 §12.5.4). */
export function acceptedTags(header: string | null): readonly string[] {
  return (header ?? '')
    .split(',', maxTags)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && tag.length <= maxTagLength && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
