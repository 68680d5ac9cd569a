import { type CallExpression, type SourceFile, SyntaxKind } from 'ts-morph'

/** The calls of functions that a file knows by these names. */
export function callsOf(file: SourceFile, ...names: readonly string[]): readonly CallExpression[] {
  return file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => names.includes(call.getExpression().getText()))
}
