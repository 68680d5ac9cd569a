import {
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import { importNames } from './importNames.ts'
import { importsFrom, localNameOf } from './importsFrom.ts'
import { removeImport } from './removeImport.ts'
import { freeName } from './usesOf.ts'

export type OpeningTag = JsxOpeningElement | JsxSelfClosingElement

/** The opening tags of a component. */
export function openings(file: SourceFile, name: string): readonly OpeningTag[] {
  return [
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].filter((tag) => tag.getTagNameNode().getText() === name)
}

/**
 * Makes the tags of a component of ConnectKit those of one of the kit. They keep an alias of the
 * file, and the old name where the file has something else of the new one.
 */
export function replaceTags(file: SourceFile, old: string, local: string, name: string): void {
  if (local !== old || freeName(file, name) !== name) {
    const specifier = importsFrom(file, 'connectkit').find((it) => localNameOf(it) === local)
    importNames(file, '@foyer/kit', [{ name, alias: local }])
    if (specifier) removeImport(specifier)
    return
  }
  const tags = [
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxClosingElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].map((tag) => tag.getTagNameNode())
  const renamed = new Map([
    [local, name],
    [`${local}.Custom`, `${name}.Custom`],
  ])
  for (const tag of tags.sort((a, b) => b.getStart() - a.getStart())) {
    const next = renamed.get(tag.getText())
    if (next) tag.replaceWithText(next)
  }
  importNames(file, '@foyer/kit', [name])
}
