import { use } from 'react'
import { type AppText, AppTextContext } from './AppTextContext.ts'

/** The application's own texts: `const t = useAppText(); t('nav.home')`. */
export function useAppText(): AppText {
  return use(AppTextContext)
}
