import type { Rule } from './Rule.ts'
import { catalogueKeysRule } from './rules/catalogueKeys.ts'
import { cyclesRule } from './rules/cycles.ts'
import { focusedTestsRule } from './rules/focusedTests.ts'
import { forbiddenCodeRule } from './rules/forbiddenCode.ts'
import { forbiddenWordsRule } from './rules/forbiddenWords.ts'
import { lazySdksRule } from './rules/lazySdks.ts'
import { logicalCssRule } from './rules/logicalCss.ts'
import { longFilesRule } from './rules/longFiles.ts'
import { moduleClassesRule } from './rules/moduleClasses.ts'
import { oneShotAssertionsRule } from './rules/oneShotAssertions.ts'
import { packageFilesRule } from './rules/packageFiles.ts'
import { packagesRule } from './rules/packages.ts'
import { reactFreeLogicRule } from './rules/reactFreeLogic.ts'
import { roomsRule } from './rules/rooms.ts'
import { suppressionsRule } from './rules/suppressions.ts'
import { syntaxRule } from './rules/syntax.ts'
import { visibleStringsRule } from './rules/visibleStrings.ts'

export const allRules: readonly Rule[] = [
  syntaxRule,
  roomsRule,
  packagesRule,
  cyclesRule,
  lazySdksRule,
  reactFreeLogicRule,
  visibleStringsRule,
  catalogueKeysRule,
  logicalCssRule,
  moduleClassesRule,
  packageFilesRule,
  suppressionsRule,
  forbiddenWordsRule,
  forbiddenCodeRule,
  focusedTestsRule,
  oneShotAssertionsRule,
  longFilesRule,
]
