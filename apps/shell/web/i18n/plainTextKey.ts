import type { en } from './en.ts'

/** Keys of texts that need no value: names of pages, sections and the like. */
export type PlainTextKey = {
  [K in keyof typeof en]: (typeof en)[K] extends `${string}{${string}` ? never : K
}[keyof typeof en]
