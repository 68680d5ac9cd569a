import {
  type NoSubstitutionTemplateLiteral,
  type SourceFile,
  type StringLiteral,
  SyntaxKind,
} from 'ts-morph'

/** All literal texts of a file: module names in imports, exports, `import()` and mocks, too. */
export function stringsOf(
  file: SourceFile,
): readonly (StringLiteral | NoSubstitutionTemplateLiteral)[] {
  return [
    ...file.getDescendantsOfKind(SyntaxKind.StringLiteral),
    ...file.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
  ]
}
