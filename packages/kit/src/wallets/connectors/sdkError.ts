/**
 * The error of a wallet's SDK that did not load. If `import()` is in a `try` block, bundlers treat
 * the package as optional: pages that do not offer the wallet need not install it.
 */
export function sdkError(name: string, cause: unknown): Error {
  return new Error(`The package "${name}" failed to load. Install it to offer its wallet.`, {
    cause,
  })
}
