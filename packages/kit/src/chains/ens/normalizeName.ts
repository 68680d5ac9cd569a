import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { normalize } from 'viem/ens'
import {
  DisallowedCharacterError,
  IllegalMixtureError,
  IllegalPlacementError,
  InvalidNameError,
} from '../../errors/name.ts'

const errorsByPattern = [
  [/disallowed character: (.+)/su, DisallowedCharacterError],
  [/illegal mixture: (.+)/su, IllegalMixtureError],
  [/illegal placement: (.+)/su, IllegalPlacementError],
] as const

/**
 * Normalizes a name (ENSIP-15).
 *
 * @throws DisallowedCharacterError, IllegalMixtureError, IllegalPlacementError, InvalidNameError.
 */
export function normalizeName(text: string): string {
  try {
    return normalize(text)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : ''
    const name = sanitizeText(text, 80)
    for (const [pattern, NameError] of errorsByPattern) {
      const detail = pattern.exec(message)?.[1]
      if (detail) throw new NameError({ name, detail: sanitizeText(detail, 80), cause })
    }
    const detail = sanitizeText(message.replace(/^Invalid label ".*?"\W*: /su, ''), 80)
    throw new InvalidNameError({ name, detail, cause })
  }
}
