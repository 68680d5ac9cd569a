import {
  type Node,
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

/** The texts of a file, the parts of templates with values included, as they are written. */
export function textsOf(file: SourceFile): readonly Node[] {
  return [
    ...stringsOf(file),
    ...file.getDescendantsOfKind(SyntaxKind.TemplateHead),
    ...file.getDescendantsOfKind(SyntaxKind.TemplateMiddle),
    ...file.getDescendantsOfKind(SyntaxKind.TemplateTail),
  ].sort((a, b) => a.getStart() - b.getStart())
}
