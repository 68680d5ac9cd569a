import type { Catalogue, Placeholders } from '@foyer/kit'
import type { en } from './en.ts'
import type { pagesEn } from './pagesEn.ts'

type PlainKey<C extends Catalogue> = {
  [K in keyof C & string]: [Placeholders<C[K]>] extends [never] ? K : never
}[keyof C & string]

/** Keys of the layout's texts without placeholders, such as page names. */
export type PlainTextKey = PlainKey<typeof en>

/** Keys of the pages' texts without placeholders, such as section names. */
export type PlainPageTextKey = PlainKey<typeof pagesEn>
