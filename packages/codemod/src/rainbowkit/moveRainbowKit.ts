import {
  type ArrayLiteralExpression,
  type ExportSpecifier,
  type ImportSpecifier,
  Node,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import { docsUrl } from '../docsUrl.ts'
import type { AddNote } from '../Note.ts'
import { exportsFrom, importsFrom, localNameOf } from '../source/importsFrom.ts'
import { otherNamesOf } from '../source/otherNamesOf.ts'
import { removeImport } from '../source/removeImport.ts'
import { stringsOf, textsOf } from '../source/stringsOf.ts'
import { mentionsOf } from '../source/usesOf.ts'
import { moveStyles } from '../styles/moveStyles.ts'
import {
  movedModules,
  rainbowKitEntry,
  unlistedWallets,
  unmovedModules,
  unmovedNames,
} from './names.ts'

/** Makes a source file import RainbowKit's names from the kit's compatibility entry. */
export function moveRainbowKit(file: SourceFile, addNote: AddNote): void {
  notePatterns(file, addNote)
  moveModules(file, addNote)
  moveVariables(file, addNote)
  dropUnlistedWallets(file, addNote)
  for (const specifier of importsFrom(file, rainbowKitEntry)) {
    const advice = unmovedNames.get(specifier.getName())
    if (advice) addNote(specifier, `${specifier.getName()}: ${advice}`)
  }
}

function moveModules(file: SourceFile, addNote: AddNote): void {
  const keys = new Set<string>()
  for (const text of stringsOf(file)) {
    const name = text.getLiteralText()
    const advice = unmovedModules.get(name)
    if (advice) addNote(text, `${name}: ${advice}`)
    const moved = movedModules.get(name)
    if (!advice && !moved && name.startsWith('@rainbow-me/rainbowkit/')) {
      addNote(
        text,
        `${name}: the kit has no such file. Import what you need from ${rainbowKitEntry}.`,
      )
    }
    if (!moved) continue
    // Lists of packages, as in `transpilePackages` or `optimizeDeps.include`.
    const isListed = Node.isArrayLiteralExpression(text.getParent())
    if (moved === rainbowKitEntry && isKey(text)) {
      keys.add(name)
      if (keys.size > 1) addNote(text, `${name}: put both together, since both are ${moved} now.`)
    }
    text.setLiteralValue(isListed && moved === rainbowKitEntry ? '@foyer/kit' : moved)
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
    for (const { message } of result.notes) addNote(node, message)
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
    if (!/@rainbow-me\b|\bconnectkit\b/.test(pattern.getText())) continue
    addNote(pattern, `${pattern.getText()} is about the old kit: name @foyer/kit there.`)
  }
}

/** Removes wallets that the kit does not list from the app's groups, imports and exports. */
function dropUnlistedWallets(file: SourceFile, addNote: AddNote): void {
  for (const specifier of exportsFrom(file, rainbowKitEntry)) {
    if (!noteUnlisted(specifier, addNote)) continue
    const declaration = specifier.getExportDeclaration()
    if (declaration.getNamedExports().length === 1) declaration.remove()
    else specifier.remove()
  }
  for (const name of otherNamesOf(file, [rainbowKitEntry])) {
    if (unlistedWallets.has(name.getText())) addNote(name, isGone(name.getText()))
  }
  for (const specifier of importsFrom(file, rainbowKitEntry)) {
    if (!noteUnlisted(specifier, addNote)) continue
    const local = localNameOf(specifier)
    while (dropFromList(file, local)) {
      // Each removal invalidates the nodes that were found.
    }
    for (const node of mentionsOf(file, local)) addNote(node, isGone(local))
    removeImport(specifier)
  }
}

const isGone = (name: string) => `${name} is used here, but no longer exists.`

/** Says that a wallet is removed, if it is one that the kit does not list. */
function noteUnlisted(specifier: ExportSpecifier | ImportSpecifier, addNote: AddNote): boolean {
  const name = specifier.getName()
  const wallet = unlistedWallets.get(name)
  if (wallet === undefined) return false
  addNote(
    specifier,
    `${name} was removed: ${wallet} is listed once it is installed, and reachable by WalletConnect. To list it always, define it: ${docsUrl}/recipes/wallets#custom-wallets`,
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
