import type { englishTexts } from './languages/englishTexts.ts'
import type { PluralForms } from './locale.ts'

/** A text, or its plural forms, of which `{count}` picks one. */
export type Text = string | PluralForms

/** A catalogue: texts by key. */
export type Catalogue = Readonly<Record<string, Text>>

/** A value for a placeholder. Numbers are formatted for the language. */
export type TextValue = string | number | bigint

/** The placeholder names in a text: `'a' | 'b'` for `'{a} and {b}'`. */
export type Placeholders<T extends Text> = T extends string
  ? T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholders<Rest>
    : never
  : T[keyof T] extends infer Form
    ? Form extends string
      ? Placeholders<Form>
      : never
    : never

/** Plural forms need the number itself, to pick one. */
type Values<T extends Text> = { readonly [Name in Placeholders<T>]: TextValue } & (T extends string
  ? unknown
  : { readonly count: number })

/** The arguments after the key: none, or an object with a value for each placeholder. */
export type TextArguments<T extends Text> = string extends T
  ? [values?: Readonly<Record<string, TextValue>>]
  : [keyof Values<T>] extends [never]
    ? []
    : [values: Values<T>]

/**
 * Returns the text of a key with its placeholders filled in. The result is plain text, not HTML.
 */
export type Translator<C extends Catalogue> = <K extends keyof C & string>(
  key: K,
  ...values: TextArguments<C[K]>
) => string

/**
 * A complete translation of a catalogue. A text with plural forms in English needs them here too.
 */
export type TranslationOf<C extends Catalogue> = {
  readonly [K in keyof C]: C[K] extends string ? string : PluralForms
}

/** All the kit's texts, in any language. */
export type Messages = TranslationOf<typeof englishTexts>

/** A full or partial translation of the kit's texts, and of any others read by `useTextOf`. */
export type AnyMessages = Partial<Messages> & {
  readonly [key: string]: Text | undefined
}

/**
 * Texts of a host page: an object, or a function that loads them for a language tag and returns
 * undefined if it has none. They replace the kit's texts of the same key. Texts in a language that
 * the kit lacks make that language available.
 */
export type MessagesSource = AnyMessages | MessagesLoader

/** Loads texts for a language tag (BCP 47). */
export type MessagesLoader = (
  locale: string,
) => AnyMessages | undefined | Promise<AnyMessages | undefined>
