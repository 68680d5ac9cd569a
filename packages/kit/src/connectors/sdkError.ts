/**
 * The error of a wallet's SDK that did not load. Where `import()` stands in a `try` block, bundlers
 * take the package for optional: pages that do not offer the wallet need not install it.
 */
export function sdkError(name: string, cause: unknown): Error {
  return new Error(
    `The package "${name}" did not load. A page that offers its wallet installs it.`,
    {
      cause,
    },
  )
}
