import type { Catalogue, Placeholders } from '@foyer/kit'
import type { en } from './en.ts'
import type { pagesEn } from './pagesEn.ts'

type PlainKey<C extends Catalogue> = {
  [K in keyof C & string]: [Placeholders<C[K]>] extends [never] ? K : never
}[keyof C & string]

/** Keys of the frame's texts that need no value: names of pages and the like. */
export type PlainTextKey = PlainKey<typeof en>

/** Keys of the pages' texts that need no value: names of sections and the like. */
export type PlainPageTextKey = PlainKey<typeof pagesEn>
