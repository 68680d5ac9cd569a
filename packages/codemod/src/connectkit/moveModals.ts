import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { callsOf } from '../source/callsOf.ts'
import { freeName } from '../source/freeName.ts'
import { importNames } from '../source/importNames.ts'
import { isTypeScript } from '../source/isTypeScript.ts'

/** The hook and result that replace each part of ConnectKit's `useModal`. */
const hooks: ReadonlyMap<string, { readonly hook: string; readonly call: string }> = new Map([
  ['openAbout', { hook: 'useLearnModal', call: 'useLearnModal()' }],
  ['openOnboarding', { hook: 'useConnectModal', call: "useConnectModal('GET')" }],
  ['openSwitchNetworks', { hook: 'useChainModal', call: 'useChainModal()' }],
])

/** The variables of the kit's dialogs, with their hooks. */
function modalsFor(file: SourceFile) {
  return {
    connect: { hook: 'useConnectModal', name: freeName(file, 'connectModal', 'kitConnectModal') },
    account: { hook: 'useAccountModal', name: freeName(file, 'accountModal', 'kitAccountModal') },
    chain: { hook: 'useChainModal', name: freeName(file, 'chainModal', 'kitChainModal') },
  }
}

/** `const { setOpen, … } = useModal()` becomes the hooks of the kit's dialogs. */
export function moveModals(file: SourceFile, addNote: AddNote): void {
  // Before the first call is moved: several functions of a file may declare them.
  const { account, chain, connect } = modalsFor(file)
  const modals = [connect, account, chain]
  const declared = new Map<Node, Set<string>>()
  for (let found = next(file); found; found = next(file)) {
    const { call, names, statement } = found
    if (call.getArguments().length > 0) {
      addNote(call, "onConnect and onDisconnect of useModal: use wagmi's useConnectionEffect.")
    }
    const used = new Set<(typeof modals)[number]>()
    const needed = new Set<string>()
    const lines: string[] = []
    for (const [name, local] of names) {
      const known = hooks.get(name)
      if (known) {
        lines.push(`const { open: ${local} } = ${known.call};`)
        needed.add(known.hook)
      } else if (name === 'open') {
        for (const modal of modals) used.add(modal)
        lines.push(`const ${local} = ${modals.map(({ name }) => `${name}.isOpen`).join(' || ')};`)
      } else if (name === 'setOpen') {
        for (const modal of modals) used.add(modal)
        lines.push(
          `const ${local} = (${isTypeScript(file) ? 'show: boolean' : 'show'}) => {`,
          `  const modals = [${modals.map(({ name }) => name).join(', ')}];`,
          '  if (show) modals.find((modal) => modal.canOpenModal)?.open();',
          '  else for (const modal of modals) modal.close();',
          '};',
        )
      } else if (name === 'openProfile') {
        used.add(account).add(chain)
        // The account dialog does not open on an unsupported chain.
        const allowed = `${account.name}.canOpenModal ? ${account.name} : ${chain.name}`
        lines.push(`const ${local} = () => (${allowed}).open();`)
      } else addNote(statement, `${name} of useModal: use useSignIn() of @foyer/kit.`)
    }
    const block = statement.getParentOrThrow()
    const earlier = declared.get(block) ?? new Set()
    declared.set(block, earlier)
    const variables: string[] = []
    for (const { hook, name } of used) {
      needed.add(hook)
      if (!earlier.has(name)) variables.push(`const ${name} = ${hook}();`)
      earlier.add(name)
    }
    const text = [...variables, ...lines].join('\n')
    if (text === '') statement.remove()
    else statement.replaceWithText(text)
    importNames(file, '@foyer/kit', [...needed])
  }
  for (const call of callsOf(file, 'useModal')) {
    addNote(call, 'useModal: use useConnectModal, useAccountModal and useChainModal of @foyer/kit.')
  }
}

/** The next `const { … } = useModal()`, with its property names and their local names. */
function next(file: SourceFile) {
  for (const statement of file.getDescendantsOfKind(SyntaxKind.VariableStatement)) {
    const [declaration, ...others] = statement.getDeclarations()
    const call = declaration?.getInitializer()
    const pattern = declaration?.getNameNode()
    if (!Node.isCallExpression(call) || call.getExpression().getText() !== 'useModal') continue
    if (!Node.isObjectBindingPattern(pattern) || others.length > 0) continue
    const elements = pattern.getElements()
    if (elements.some((element) => element.getDotDotDotToken())) continue
    const names = new Map(
      elements.map((element) => [
        (element.getPropertyNameNode() ?? element.getNameNode()).getText(),
        element.getNameNode().getText(),
      ]),
    )
    return { call, names, statement }
  }
  return undefined
}
