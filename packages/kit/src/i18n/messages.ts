import type { en } from './en.ts'

/** Any catalogue: keys and texts. */
export type Catalogue = Readonly<Record<string, string>>

/** A value that a text can take in. Numbers are written in the digits and grouping of the language. */
export type TextValue = string | number | bigint

/** The names between braces in a text: `'{a} and {b}'` gives `'a' | 'b'`. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

type Values<Text extends string> = { readonly [Name in Placeholders<Text>]: TextValue }

/** What has to be passed after the key: nothing, or one value for each placeholder. */
export type TextArguments<Text extends string> = string extends Text
  ? [values?: Readonly<Record<string, TextValue>>]
  : [Placeholders<Text>] extends [never]
    ? []
    : [values: Values<Text>]

/** Gives the text of a key with its values put in. The result is text, never markup. */
export type Translator<C extends Catalogue> = <K extends keyof C & string>(
  key: K,
  ...values: TextArguments<C[K]>
) => string

/** A translation of a catalogue: the same keys, other words. */
export type TranslationOf<C extends Catalogue> = { readonly [K in keyof C]: string }

/** The kit's own catalogue in any language. */
export type Messages = TranslationOf<typeof en>

/** A translation of all catalogues of the kit, or a part of it: those of `i18n/*En.ts` beside the first one. */
export type AnyMessages = Partial<Messages> & { readonly [key: string]: string | undefined }
