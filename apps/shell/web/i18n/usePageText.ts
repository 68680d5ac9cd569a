import { use } from 'react'
import { type PageText, PageTextContext } from './PageTextContext.ts'

/** The texts of the pages. Only pages import this: it keeps their texts out of the first script. */
export function usePageText(): PageText {
  return use(PageTextContext)
}
