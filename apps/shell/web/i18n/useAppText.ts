import { use } from 'react'
import { type AppText, AppTextContext } from './AppTextContext.ts'

/** The texts of the frame: `const t = useAppText(); t('nav.home')`. */
export function useAppText(): AppText {
  return use(AppTextContext)
}
