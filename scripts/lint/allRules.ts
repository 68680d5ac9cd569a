import type { Rule } from './Rule.ts'
import { catalogueKeysRule } from './rules/catalogueKeys.ts'
import { documentedExportsRule } from './rules/documentedExports.ts'
import { forbiddenWordsRule } from './rules/forbiddenWords.ts'
import { moduleClassesRule } from './rules/moduleClasses.ts'
import { oldNamesRule } from './rules/oldNames.ts'
import { oneShotAssertionsRule } from './rules/oneShotAssertions.ts'
import { packageFilesRule } from './rules/packageFiles.ts'
import { suppressionsRule } from './rules/suppressions.ts'
import { visibleStringsRule } from './rules/visibleStrings.ts'

export const allRules: readonly Rule[] = [
  visibleStringsRule,
  catalogueKeysRule,
  documentedExportsRule,
  moduleClassesRule,
  packageFilesRule,
  suppressionsRule,
  forbiddenWordsRule,
  oneShotAssertionsRule,
  oldNamesRule,
]
