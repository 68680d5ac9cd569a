export { checkMessages } from './i18n/languages/checkMessages.ts'
export { englishTexts } from './i18n/languages/englishTexts.ts'
