import type { Rule } from '../Rule.ts'
import type { Violation } from '../Violation.ts'

const react = /^react(?:-dom)?(?:\/|$)/
/** Hooks and contexts are React's by nature; views are `.tsx`. */
const thin = /(?:^|\/)(?:use[A-Z][^/]*|[^/]*Context)\.ts$/

/** `.ts` files hold the logic, which runs and is tested without React. */
export const reactFreeLogicRule: Rule = {
  name: 'reactFreeLogic',
  check(tree) {
    const found: Violation[] = []
    for (const file of tree.under('packages/kit/src', 'apps/shell/web')) {
      if (!file.path.endsWith('.ts') || file.isTest || thin.test(file.path)) continue
      for (const { specifier, start, typeOnly } of file.imports) {
        if (typeOnly || !react.test(specifier)) continue
        found.push(
          file.error(
            start,
            `'${specifier}' in a file of logic: keep React in use*.ts and .tsx, and what it calls free of it`,
          ),
        )
      }
    }
    return found
  },
}
