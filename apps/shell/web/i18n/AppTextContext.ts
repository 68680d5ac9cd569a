import { createTranslator, type Translator } from '@foyer/kit'
import { createContext } from 'react'
import { en } from './en.ts'

export type AppText = Translator<typeof en>

/** The texts of the frame: English, unless a provider above gives another language. */
export const AppTextContext = createContext<AppText>(createTranslator(en, 'en'))
