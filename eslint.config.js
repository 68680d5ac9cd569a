import { createRequire } from 'node:module'
import compat from 'eslint-plugin-compat'

/**
 * The browser features that built files, including packages, may use: those of every browser of
 * `browserslist` (package.json). Sources are checked by Biome.
 */

const require = createRequire(import.meta.url)
const { browserslist } = require('./package.json')
const { api, javascript } = require('@mdn/browser-compat-data')

/** Oldest version of each browser, such as `safari` to 16.4. */
const floor = browserslist.map((line) => line.split(' >= '))
const names = { ios_saf: 'safari_ios' }

/** Used only after a feature check, with a fallback. */
const askedFor = new Set([
  'Intl.Segmenter',
  'Symbol.dispose',
  'Uint8Array.fromBase64',
  'Uint8Array.fromHex',
  'navigator.connection',
  // In Chrome before 124 the error is an AbortError; no code here depends on that.
  'AbortSignal.timeout',
])

/** Functions of a class (`URL.canParse`), which eslint-plugin-compat does not know. */
const tooNew = [...Object.entries(javascript.builtins), ...Object.entries(api)].flatMap(
  ([object, members]) =>
    Object.entries(members).flatMap(([member, { __compat: found } = {}]) => {
      const property = member.replace(/_static$/, '')
      const isStatic = property !== member || object in javascript.builtins
      if (!found || !isStatic || askedFor.has(`${object}.${property}`)) return []
      return isInAll(found.support) ? [] : [{ object, property, message: 'Not in all browsers.' }]
    }),
)

function isInAll(support) {
  return floor.every(([browser, oldest]) => {
    const entries = [support[names[browser] ?? browser]].flat()
    return entries.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name } = {}) =>
        !removed && !flags && !prefix && !alternative_name && isReached(added, oldest),
    )
  })
}

function isReached(added, oldest) {
  if (typeof added !== 'string') return added === true
  return Number.parseFloat(added.replace('≤', '')) <= Number(oldest)
}

export default [
  {
    files: ['apps/shell/dist/**/*.js'],
    languageOptions: { ecmaVersion: 2023, sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
    plugins: { compat },
    rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...tooNew] },
    settings: { lintAllEsApis: true, polyfills: [...askedFor] },
  },
]
