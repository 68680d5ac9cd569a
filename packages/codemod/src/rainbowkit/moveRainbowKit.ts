import {
  type ArrayLiteralExpression,
  type ExportSpecifier,
  type ImportSpecifier,
  Node,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import { type AddNote, docsUrl } from '../Note.ts'
import { exportsFrom, importsFrom, localNameOf } from '../source/importsFrom.ts'
import { otherNamesOf } from '../source/otherNamesOf.ts'
import { removeImport } from '../source/removeImport.ts'
import { stringsOf, textsOf } from '../source/stringsOf.ts'
import { mentionsOf } from '../source/usesOf.ts'
import { moveStyles } from '../styles/moveStyles.ts'
import {
  movedModules,
  rainbowKitPackage,
  unlistedWallets,
  unmovedModules,
  unmovedNames,
} from './names.ts'

/** Makes a source file import RainbowKit's names from the compatibility package. */
export function moveRainbowKit(file: SourceFile, addNote: AddNote): void {
  notePatterns(file, addNote)
  moveModules(file, addNote)
  moveVariables(file, addNote)
  dropUnlistedWallets(file, addNote)
  for (const specifier of importsFrom(file, rainbowKitPackage)) {
    const name = specifier.getName()
    const advice = unmovedNames.get(name)
    if (advice) addNote(specifier, advice, name)
  }
}

function moveModules(file: SourceFile, addNote: AddNote): void {
  const keys = new Set<string>()
  for (const text of stringsOf(file)) {
    const name = text.getLiteralText()
    const advice = unmovedModules.get(name)
    if (advice) addNote(text, advice, name)
    const moved = movedModules.get(name)
    if (!advice && !moved && name.startsWith('@rainbow-me/rainbowkit/')) {
      addNote(text, `there is no such file. Import what you need from ${rainbowKitPackage}.`, name)
    }
    if (!moved) continue
    if (moved === rainbowKitPackage && isKey(text)) {
      keys.add(name)
      if (keys.size > 1) addNote(text, `put both together, since both are ${moved} now.`, name)
    }
    text.setLiteralValue(moved)
  }
}

/** Whether a module is the key of an object, as of aliases, or the module of a mock. */
function isKey(text: Node): boolean {
  const parent = text.getParent()
  if (Node.isPropertyAssignment(parent)) return parent.getNameNode() === text
  return Node.isCallExpression(parent) && /\.\w*mock\w*$/i.test(parent.getExpression().getText())
}

/** Custom properties in a style object, a class name or a piece of CSS. */
function moveVariables(file: SourceFile, addNote: AddNote): void {
  const text = file.getFullText()
  let moved = ''
  let end = 0
  for (const node of textsOf(file)) {
    const result = moveStyles(node.getText())
    for (const { advice, subject } of result.places) addNote(node, advice, subject)
    moved += text.slice(end, node.getStart()) + result.text
    end = node.getEnd()
  }
  moved += text.slice(end)
  if (moved !== text) file.replaceWithText(moved)
}

/** Regular expressions and globs, as in the configuration of Jest or webpack. */
function notePatterns(file: SourceFile, addNote: AddNote): void {
  const patterns = [
    ...file.getDescendantsOfKind(SyntaxKind.RegularExpressionLiteral),
    ...stringsOf(file).filter((text) => /node_modules|[\^|(*]/.test(text.getLiteralText())),
  ]
  for (const pattern of patterns) {
    const text = pattern.getText()
    if (!/@rainbow-me\b|\bconnectkit\b/.test(text)) continue
    addNote(
      pattern,
      'this is about the old kit: name @foyer/kit and @foyer/rainbowkit there.',
      text,
    )
  }
}

const isGone = 'is used here, but no longer exists.'

/** Removes wallets that the kit does not list from the app's groups, imports and exports. */
function dropUnlistedWallets(file: SourceFile, addNote: AddNote): void {
  for (const specifier of exportsFrom(file, rainbowKitPackage)) {
    if (!noteUnlisted(specifier, addNote)) continue
    const declaration = specifier.getExportDeclaration()
    if (declaration.getNamedExports().length === 1) declaration.remove()
    else specifier.remove()
  }
  for (const name of otherNamesOf(file, [rainbowKitPackage])) {
    if (unlistedWallets.has(name.getText())) addNote(name, isGone, name.getText())
  }
  for (const specifier of importsFrom(file, rainbowKitPackage)) {
    if (!noteUnlisted(specifier, addNote)) continue
    const local = localNameOf(specifier)
    while (dropFromList(file, local)) {
      // Each removal invalidates the nodes that were found.
    }
    for (const node of mentionsOf(file, local)) addNote(node, isGone, local)
    removeImport(specifier)
  }
}

/** Says that a wallet is removed, if it is one that the kit does not list. */
function noteUnlisted(specifier: ExportSpecifier | ImportSpecifier, addNote: AddNote): boolean {
  const name = specifier.getName()
  if (!unlistedWallets.has(name)) return false
  addNote(
    specifier,
    `removed. Such a wallet is listed once it is installed, and reachable by WalletConnect. To list it always, define it: ${docsUrl}/recipes/wallets#custom-wallets`,
    name,
  )
  return true
}

function dropFromList(file: SourceFile, name: string): boolean {
  for (const list of file.getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression)) {
    const index = list.getElements().findIndex((element) => element.getText() === name)
    if (index < 0) continue
    list.removeElement(index)
    if (list.getElements().length === 0) dropEmptyGroup(list)
    return true
  }
  return false
}

/** A group without wallets is a configuration error. */
function dropEmptyGroup(wallets: ArrayLiteralExpression): void {
  const property = wallets.getParent()
  if (!Node.isPropertyAssignment(property) || property.getName() !== 'wallets') return
  const group = property.getParent()
  const groups = group.getParent()
  if (!Node.isArrayLiteralExpression(groups)) return
  if (Node.isObjectLiteralExpression(group)) groups.removeElement(group)
}
