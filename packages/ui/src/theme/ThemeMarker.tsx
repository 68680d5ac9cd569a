import { useInsertionEffect } from 'react'
import { useIsHydrated } from '../utils/useIsHydrated.ts'
import type { Look } from './presets.ts'
import type { ResolvedTheme } from './tokens.ts'

/** Custom properties with their values, by name: `--k-accent`. */
export type CustomProperties = Readonly<Record<string, string>>

export interface ThemeMarkerProps {
  readonly look: Look | { readonly light: Look; readonly dark: Look }
  /** Names in the style sheet. */
  readonly accent?: string | undefined
  readonly radius?: string | undefined
  readonly font?: string | undefined
  /** What no style sheet contains, for each mode of the visitor's system. */
  readonly properties?: Readonly<Record<ResolvedTheme, CustomProperties>> | undefined
  /** Nonce of the page's content policy, for the style element of a server-rendered page. */
  readonly nonce?: string | undefined
}

/**
 * Marks a theme for the style sheet. A `template` is never displayed and takes no space.
 *
 * A server-rendered page has the theme's own properties in a style element, so that the first frame
 * is right. In the browser they are in a constructed style sheet, which a strict content policy
 * allows without a nonce. Either has zero specificity, so a page's own `:root { --k-… }` wins.
 */
export function ThemeMarker(props: ThemeMarkerProps) {
  const { nonce, properties } = props
  const isOnServer = !useIsHydrated()
  useRootAttributes(JSON.stringify(attributesOf(props)))
  useConstructedSheet(properties ? sheetOf(properties) : '')
  return (
    <>
      <template hidden {...attributesOf(props)} />
      {isOnServer && properties ? (
        // Browsers hide the nonce from scripts, React included.
        <style nonce={nonce} suppressHydrationWarning>
          {sheetOf(withoutEscapes(properties))}
        </style>
      ) : null}
    </>
  )
}

function attributesOf({ accent, font, look, radius }: ThemeMarkerProps) {
  const isByMode = typeof look === 'object'
  return {
    'data-kit-look': isByMode ? undefined : look,
    'data-kit-light': isByMode ? look.light : undefined,
    'data-kit-dark': isByMode ? look.dark : undefined,
    'data-kit-accent': accent,
    'data-kit-radius': radius,
    'data-kit-font': font,
  }
}

/** Copies the marker's attributes to the root, for browsers without `:has()`. */
function useRootAttributes(json: string): void {
  useInsertionEffect(() => {
    const attributes = Object.entries<string>(JSON.parse(json))
    const root = document.documentElement
    for (const [name, value] of attributes) root.setAttribute(name, value)
    return () => {
      for (const [name] of attributes) root.removeAttribute(name)
    }
  }, [json])
}

function useConstructedSheet(css: string): void {
  useInsertionEffect(() => {
    // jsdom has none.
    if (css === '' || !document.adoptedStyleSheets) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      const others = document.adoptedStyleSheets.filter((other) => other !== sheet)
      document.adoptedStyleSheets = others
    }
  }, [css])
}

function sheetOf({ dark, light }: Readonly<Record<ResolvedTheme, CustomProperties>>): string {
  const [inDark, inLight] = [ruleOf(dark), ruleOf(light)]
  if (inDark === inLight) return inDark
  return `${inDark}@media (prefers-color-scheme:light){${inLight}}`
}

function ruleOf(properties: CustomProperties): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`)
  return `:where(:root){${declarations.join(';')}}`
}

/** React 18 escapes the text of a style element as if it was HTML, so quotes can't be in it. */
function withoutEscapes(properties: Readonly<Record<ResolvedTheme, CustomProperties>>) {
  const plain = (mode: CustomProperties) =>
    Object.fromEntries(Object.entries(mode).filter(([, value]) => !/[<>&"']/.test(value)))
  return { dark: plain(properties.dark), light: plain(properties.light) }
}
