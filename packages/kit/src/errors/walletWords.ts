import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { readErrorChain } from './readErrorChain.ts'

/** Maximum length of a wallet's message about a failure, in characters. */
const maxLength = 120

/** The message of a wallet or its connector, sanitized; '' without one. */
export function walletWords(error: unknown): string {
  const said = readErrorChain(error).find(({ texts }) => texts.length > 0)
  return sanitizeText(said?.texts[0], maxLength)
}
