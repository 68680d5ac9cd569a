import { type SourceFile, SyntaxKind } from 'ts-morph'

/** The first of these names that a file does not use for anything, else the last one. */
export function freeName(file: SourceFile, ...names: readonly string[]): string {
  const taken = new Set(
    file.getDescendantsOfKind(SyntaxKind.Identifier).map((identifier) => identifier.getText()),
  )
  return names.find((name) => !taken.has(name)) ?? names.at(-1) ?? ''
}
