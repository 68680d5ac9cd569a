import { createTranslator, type Translator } from '@foyer/kit'
import { createContext } from 'react'
import { pagesEn } from './pagesEn.ts'

export type PageText = Translator<typeof pagesEn>

/** The pages' texts: English, unless a provider above gives another language. */
export const PageTextContext = createContext<PageText>(createTranslator(pagesEn, 'en'))
