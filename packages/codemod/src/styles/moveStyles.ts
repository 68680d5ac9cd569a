import { docsUrl } from '../docsUrl.ts'
import type { Note } from '../Note.ts'

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

/** Migrates a style sheet from RainbowKit's or ConnectKit's names to the kit's. */
export function moveStyles(text: string): {
  readonly text: string
  readonly notes: readonly Omit<Note, 'file'>[]
} {
  const moved = text
    .replace(stylesheet, '$1@foyer/kit/styles.css')
    .replace(/--rk-[\w-]+/g, (name) => properties.get(name) ?? name)
  const notes: Omit<Note, 'file'>[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!ownAccent.test(line)) continue
    notes.push({
      line: index + 1,
      message: `--k-accent is one of eight colours: hover, press, links and focus rings stay the kit's. Set the accent in the provider's theme instead: ${docsUrl}/recipes/themes`,
    })
  }
  for (const [index, line] of moved.split('\n').entries()) {
    for (const [name] of line.matchAll(/--(?:rk|ck)-[\w-]+|\[data-rk[^\]]*\]|#__CONNECTKIT__/g)) {
      notes.push({
        line: index + 1,
        message: `${name} has no direct counterpart. Colours, radii and fonts: the "theme" of the provider, or the --k-* properties: ${docsUrl}/recipes/themes`,
      })
    }
    for (const [name] of line.matchAll(testId)) {
      notes.push({
        line: index + 1,
        message: `${name} is a test id of RainbowKit. Tests find parts of the kit by role and name.`,
      })
    }
  }
  return { text: moved, notes }
}
