import { docsUrl, type Place } from '../Note.ts'

/** RainbowKit's custom properties, with the kit's that replace them. */
const properties: ReadonlyMap<string, string> = new Map([
  ['--rk-colors-accentColor', '--k-accent'],
  ['--rk-colors-accentColorForeground', '--k-on-accent'],
  ['--rk-colors-connectionIndicator', '--k-success'],
  ['--rk-colors-error', '--k-danger'],
  ['--rk-colors-generalBorder', '--k-hairline'],
  ['--rk-colors-modalBackdrop', '--k-scrim'],
  ['--rk-colors-modalBackground', '--k-dialog-bg'],
  ['--rk-colors-modalText', '--k-text'],
  ['--rk-colors-modalTextDim', '--k-text-3'],
  ['--rk-colors-modalTextSecondary', '--k-text-2'],
  ['--rk-radii-connectButton', '--k-radius-control'],
  ['--rk-radii-modal', '--k-radius-dialog'],
  ['--rk-radii-modalMobile', '--k-radius-sheet'],
])

/** In quotes, or without in `url()`. Sass needs no extension. */
const stylesheet =
  /(['"]|url\(\s*)~?@rainbow-me\/rainbowkit\/(?:styles|dist\/index)(?:\.css)?(?=['"\s)])/g

/** Sets RainbowKit's accent, in CSS, or by a key of an object or an argument of `setProperty`. */
const ownAccent = /--rk-colors-accentColor['"]?\]?\s*:|^(['"`])--rk-colors-accentColor\1$/

/** A `data-testid`, such as that of RainbowKit's button. */
const testId = /(?<![\w-])rk-(?:account|auth-message|chain|connect|disconnect|wallet)-[\w-]+/g

const accentAdvice = `--k-accent is one of eight colours: hover, press, links and focus rings stay the kit's. Set the accent in the provider's theme instead: ${docsUrl}/recipes/themes`
const styleAdvice = `no direct counterpart. Colours, radii and fonts: the "theme" of the provider, or the --k-* properties: ${docsUrl}/recipes/themes`
const testIdAdvice = 'a test id of RainbowKit. Tests find parts of the kit by role and name.'

/** Migrates a style sheet from RainbowKit's or ConnectKit's names to the kit's. */
export function moveStyles(text: string): {
  readonly text: string
  readonly places: readonly Place[]
} {
  const moved = text
    .replace(stylesheet, '$1@foyer/kit/styles.css')
    .replace(/--rk-[\w-]+/g, (name) => properties.get(name) ?? name)
  const before = text.split('\n')
  const places = moved.split('\n').flatMap((content, index): readonly Place[] => {
    const line = index + 1
    const left = content.matchAll(/--(?:rk|ck)-[\w-]+|\[data-rk[^\]]*\]|#__CONNECTKIT__/g)
    return [
      ...(ownAccent.test(before[index] ?? '') ? [{ line, advice: accentAdvice }] : []),
      ...[...left].map(([subject]) => ({ line, advice: styleAdvice, subject })),
      ...[...content.matchAll(testId)].map(([subject]) => ({
        line,
        advice: testIdAdvice,
        subject,
      })),
    ]
  })
  return { text: moved, places }
}
