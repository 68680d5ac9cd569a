export { checkMessages } from '@foyer/ui/i18n/languages/checkMessages.ts'
export { englishTexts } from '@foyer/ui/i18n/languages/englishTexts.ts'
