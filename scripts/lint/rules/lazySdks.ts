import type { Rule } from '../Rule.ts'
import type { Violation } from '../Violation.ts'

const sdks = /^@(?:walletconnect|reown|coinbase|base-org|metamask|safe-global)\//

/** A wallet maker's SDK is loaded after the visitor chose that wallet, never with the page. */
export const lazySdksRule: Rule = {
  name: 'lazySdks',
  check(tree) {
    const found: Violation[] = []
    for (const file of tree.under('packages/kit/src', 'apps/shell/web')) {
      if (!file.isCode || file.isTest) continue
      for (const { specifier, start, kind, typeOnly } of file.imports) {
        if (!sdks.test(specifier) || kind === 'dynamic' || typeOnly) continue
        found.push(
          file.error(start, `'${specifier}' is loaded with the page: import() it on choice`),
        )
      }
    }
    return found
  },
}
