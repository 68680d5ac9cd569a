/** The key of an input method editor (IME), by a code that is otherwise deprecated. */
const processKey = 229

/**
 * Returns true if the key belongs to an IME, such as an Enter that confirms its text. Safari ends
 * the composition before that Enter, which only its code then tells apart.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === processKey
}
