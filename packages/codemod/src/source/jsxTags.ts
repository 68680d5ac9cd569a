import { type SourceFile, SyntaxKind } from 'ts-morph'

/** The opening tags of a component. */
export function openings(file: SourceFile, name: string) {
  return [
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].filter((tag) => tag.getTagNameNode().getText() === name)
}

/** Renames a component's tags. */
export function renameTags(file: SourceFile, name: string, renamed: string): void {
  const tags = [
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxClosingElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].map((tag) => tag.getTagNameNode())
  const found = tags.filter((tag) => tag.getText() === name)
  for (const tag of found.sort((a, b) => b.getStart() - a.getStart())) tag.replaceWithText(renamed)
}
