const limit = 2_000

export interface ErrorDescription {
  /** A part of the page did not arrive: trying again may help. */
  readonly isLoading: boolean
  /** For people who can do something with it; plain text, cut. */
  readonly details: string
}

/** What can be said of anything that was thrown. Never throws itself. */
export function describeError(error: unknown): ErrorDescription {
  const details = textOf(error).slice(0, limit)
  // The three engines' words for a module that could not be fetched, and the bundler's for a style sheet.
  const isLoading =
    /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload/i.test(
      details,
    )
  return { isLoading, details }
}

function textOf(error: unknown): string {
  try {
    if (error instanceof Error)
      return error.stack?.includes(error.message) ? error.stack : `${error}`
    return typeof error === 'string' ? error : (JSON.stringify(error) ?? '')
  } catch {
    return ''
  }
}
