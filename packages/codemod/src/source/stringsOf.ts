import { type SourceFile, type StringLiteral, SyntaxKind } from 'ts-morph'

/** All string literals of a file: module names in imports, exports, `import()` and mocks, too. */
export function stringsOf(file: SourceFile): readonly StringLiteral[] {
  return file.getDescendantsOfKind(SyntaxKind.StringLiteral)
}
