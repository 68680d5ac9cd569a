/** The parsed URL, or undefined for text that is not an absolute one. */
export function parseUrl(text: string): URL | undefined {
  // Not `URL.canParse`: Safari has it from 17 on.
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
