import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { importNames } from '../source/importNames.ts'

/** The hook and result that replace each part of ConnectKit's `useModal`. */
const hooks: ReadonlyMap<string, { readonly hook: string; readonly call: string }> = new Map([
  ['openAbout', { hook: 'useLearnModal', call: 'useLearnModal()' }],
  ['openOnboarding', { hook: 'useConnectModal', call: "useConnectModal('GET')" }],
  ['openProfile', { hook: 'useAccountModal', call: 'useAccountModal()' }],
  ['openSwitchNetworks', { hook: 'useChainModal', call: 'useChainModal()' }],
])

/** `const { setOpen, … } = useModal()` becomes the hooks of the kit's dialogs. */
export function moveModals(file: SourceFile, addNote: AddNote): void {
  const isTyped = /\.[cm]?tsx?$/.test(file.getFilePath())
  for (let found = next(file); found; found = next(file)) {
    const { names, statement } = found
    const lines: string[] = []
    const needed = new Set<string>()
    const both = names.has('setOpen') || names.has('open')
    if (both) {
      lines.push(
        'const connectModal = useConnectModal();',
        'const accountModal = useAccountModal();',
      )
      needed.add('useConnectModal').add('useAccountModal')
    }
    for (const [name, local] of names) {
      const known = hooks.get(name)
      if (known) {
        lines.push(`const { open: ${local} } = ${known.call};`)
        needed.add(known.hook)
      } else if (name === 'open') {
        lines.push(`const ${local} = connectModal.isOpen || accountModal.isOpen;`)
      } else if (name === 'setOpen') {
        lines.push(
          `const ${local} = (${isTyped ? 'show: boolean' : 'show'}) => {`,
          '  const modal = connectModal.canOpenModal ? connectModal : accountModal;',
          '  if (show) modal.open();',
          '  else modal.close();',
          '};',
        )
      } else addNote(statement, `${name} of useModal: use useSignIn() of @foyer/kit.`)
    }
    statement.replaceWithText(lines.join('\n'))
    importNames(file, '@foyer/kit', [...needed])
  }
  for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    if (call.getExpression().getText() !== 'useModal') continue
    addNote(call, 'useModal: use useConnectModal, useAccountModal and useChainModal of @foyer/kit.')
  }
}

/** The next `const { … } = useModal()`, with its property names and their local names. */
function next(file: SourceFile) {
  for (const statement of file.getDescendantsOfKind(SyntaxKind.VariableStatement)) {
    const [declaration] = statement.getDeclarations()
    const call = declaration?.getInitializer()
    const pattern = declaration?.getNameNode()
    if (!Node.isCallExpression(call) || call.getExpression().getText() !== 'useModal') continue
    if (!Node.isObjectBindingPattern(pattern)) continue
    const names = new Map(
      pattern
        .getElements()
        .map((element) => [
          (element.getPropertyNameNode() ?? element.getNameNode()).getText(),
          element.getNameNode().getText(),
        ]),
    )
    return { statement, names }
  }
  return undefined
}
