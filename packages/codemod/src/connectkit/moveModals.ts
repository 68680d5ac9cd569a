import { type CallExpression, Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { callsOf } from '../source/callsOf.ts'
import { importNames } from '../source/importNames.ts'
import { isTypeScript } from '../source/isTypeScript.ts'
import { freeName } from '../source/usesOf.ts'

/** The hook that replaces each function of ConnectKit's `useModal` that opens one dialog. */
const hooks: Readonly<Record<string, readonly [hook: string, given: string]>> = {
  openAbout: ['useLearnModal', ''],
  openOnboarding: ['useConnectModal', "'GET'"],
  openSwitchNetworks: ['useChainModal', ''],
}

/** In this order the first that may open is the one for the connection. */
const dialogs = ['useConnectModal', 'useAccountModal', 'useChainModal']

/** What uses several dialogs, in terms of the list of them. */
const ofDialogs: Readonly<Record<string, (modals: string, type: string) => string>> = {
  open: (modals) => `${modals}.some((modal) => modal.isOpen)`,
  // The account dialog does not open on an unsupported chain.
  openProfile: (modals) => `() => ${modals}.slice(1).find((modal) => modal.canOpenModal)?.open()`,
  setOpen: (modals, type) => `(show${type}) => {
  if (show) ${modals}.find((modal) => modal.canOpenModal)?.open();
  else for (const modal of ${modals}) modal.close();
}`,
}

/** `const { setOpen, … } = useModal()` becomes the hooks of the kit's dialogs. */
export function moveModals(file: SourceFile, local: string, addNote: AddNote): void {
  const type = isTypeScript(file) ? ': boolean' : ''
  const calls = [...callsOf(file, local)]
  for (const call of calls.reverse()) {
    const found = namesOf(call)
    if (!found) {
      addNote(call, 'use useConnectModal, useAccountModal and useChainModal of @foyer/kit.', local)
      continue
    }
    const { names, statement } = found
    if (call.getArguments().length > 0) {
      addNote(call, "onConnect and onDisconnect of useModal: use wagmi's useConnectionEffect.")
    }
    const modals = freeName(file, 'modals')
    const lines: string[] = []
    const needed = new Set<string>()
    for (const [name, variable] of names) {
      const [hook, given] = hooks[name] ?? []
      const value = ofDialogs[name]?.(modals, type)
      if (hook) {
        lines.push(`const { open: ${variable} } = ${hook}(${given});`)
        needed.add(hook)
      } else if (value) {
        lines.push(`const ${variable} = ${value};`)
        for (const dialog of dialogs) needed.add(dialog)
      } else addNote(statement, 'use useSignIn() of @foyer/kit.', name)
    }
    if (names.some(([name]) => ofDialogs[name])) {
      lines.unshift(`const ${modals} = [${dialogs.map((hook) => `${hook}()`).join(', ')}];`)
    }
    if (lines.length === 0) statement.remove()
    else statement.replaceWithText(lines.join('\n'))
    importNames(file, '@foyer/kit', [...needed])
  }
}

/** The names that a statement takes from a call, if it takes nothing else. */
function namesOf(call: CallExpression) {
  const declaration = call.getParent()
  if (!Node.isVariableDeclaration(declaration)) return undefined
  const statement = declaration.getParent().getParentIfKind(SyntaxKind.VariableStatement)
  const pattern = declaration.getNameNode()
  if (!Node.isObjectBindingPattern(pattern) || statement?.getDeclarations().length !== 1) {
    return undefined
  }
  const elements = pattern.getElements()
  if (elements.some((element) => element.getDotDotDotToken())) return undefined
  const names = elements.map((element): readonly [name: string, variable: string] => [
    (element.getPropertyNameNode() ?? element.getNameNode()).getText(),
    element.getNameNode().getText(),
  ])
  return { names, statement }
}
