import type { en } from './en.ts'

/** A catalogue: texts by key. */
export type Catalogue = Readonly<Record<string, string>>

/** A value for a placeholder. Numbers are formatted for the language. */
export type TextValue = string | number | bigint

/** The placeholder names in a text: `'{a} and {b}'` gives `'a' | 'b'`. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

type Values<Text extends string> = { readonly [Name in Placeholders<Text>]: TextValue }

/** The arguments after the key: none, or an object with a value for each placeholder. */
export type TextArguments<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, TextValue>>]
  : [Placeholders<Text>] extends [never]
    ? []
    : [values: Values<Text>]

/**
 * Returns the text of a key with its placeholders filled in. The result is plain text, not HTML.
 */
export type Translator<C extends Catalogue> = <K extends keyof C & string>(
  key: K,
  ...values: TextArguments<C[K]>
) => string

/** A complete translation of a catalogue. */
export type TranslationOf<C extends Catalogue> = { readonly [K in keyof C]: string }

/** The kit's main catalogue (`en.ts`) in any language. */
export type Messages = TranslationOf<typeof en>

/** A full or partial translation of all the kit's catalogues: `en.ts` and the `*En.ts` files. */
export type AnyMessages = Partial<Messages> & { readonly [key: string]: string | undefined }
