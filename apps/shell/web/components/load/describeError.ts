const limit = 2_000

export interface ErrorDescription {
  /** Whether code failed to load, so that a retry may help. */
  readonly isLoading: boolean
  /** The technical details: plain text of at most 2,000 characters. */
  readonly details: string
}

/** Describes any thrown value. Never throws. */
export function describeError(error: unknown): ErrorDescription {
  const details = textOf(error).slice(0, limit)
  // The engines' messages for a module that failed to load, and Vite's for a style sheet.
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
