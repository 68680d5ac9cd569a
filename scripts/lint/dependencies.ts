import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.ts'

// Checks `.dependency-cruiser.ts` on the whole tree, as part of `npm run lint`. Does not use the
// command line of dependency-cruiser, which warns about TypeScript 7 on every run and cannot
// exclude tests from the folder rules only.
const baseDir = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url))
const rules: readonly IForbiddenRuleType[] = config.forbidden ?? []
const tests = '[.](?:test|spec)[.]\\w+$|/testing/'

const isAboutFolders = (rule: IForbiddenRuleType) => 'scope' in rule && rule.scope === 'folder'

const all = await run(rules.filter((rule) => !isAboutFolders(rule)))
// A test may import what its folder may not.
const withoutTests = await run(rules.filter(isAboutFolders), tests)
const { totalCruised, totalDependenciesCruised } = all.summary
const violations = [...all.summary.violations, ...withoutTests.summary.violations]
for (const { rule, from, to, cycle } of violations) {
  const way = cycle?.map(({ name }) => name) ?? [to]
  const comment = rules.find(({ name }) => name === rule.name)?.comment
  console.log(`${from}: ${rule.name}: imports ${way.join(', which imports ')}. ${comment ?? ''}`)
}
console.log(
  `Dependencies: ${totalCruised} modules, ${totalDependenciesCruised} imports, ${rules.length} rules, ${violations.length} errors`,
)
if (violations.length > 0) process.exitCode = 1

async function run(forbidden: IForbiddenRuleType[], leaveOut?: string): Promise<ICruiseResult> {
  const { exclude, ...options } = config.options ?? {}
  const excluded = [exclude].flat().flatMap((each) => (typeof each === 'object' ? each.path : each))
  const { output } = await cruise(['.'], {
    ...options,
    baseDir,
    exclude: { path: [...excluded, leaveOut].flat().filter((path) => path !== undefined) },
    validate: true,
    ruleSet: { forbidden },
  })
  if (typeof output === 'string') throw new TypeError('dependency-cruiser returned text.')
  return output
}
