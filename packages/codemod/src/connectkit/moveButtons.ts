import { Node, type SourceFile } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { importNames } from '../source/importNames.ts'
import { openings, renameTags } from '../source/jsxTags.ts'

const advice: ReadonlyMap<string, string> = new Map([
  ['customTheme', 'set the --k-* custom properties (docs, "Looks").'],
  ['mode', 'set data-theme="light" or "dark" on <html>.'],
  ['onClick', 'use ConnectButton.Custom.'],
  ['theme', 'set the --k-* custom properties (docs, "Looks").'],
])

/** The render props of ConnectKit's custom button, in terms of the kit's. */
const given: ReadonlyMap<string, { readonly value: string; readonly needs: readonly string[] }> =
  new Map([
    ['address', { value: 'account?.address', needs: ['account'] }],
    ['chain', { value: 'chain', needs: ['chain'] }],
    ['ensName', { value: 'account?.ensName', needs: ['account'] }],
    ['isConnected', { value: 'account !== undefined', needs: ['account'] }],
    [
      'isConnecting',
      { value: "status === 'connecting' || status === 'reconnecting'", needs: ['status'] },
    ],
    [
      'show',
      {
        value: 'account ? openAccountModal : openConnectModal',
        needs: ['account', 'openAccountModal', 'openConnectModal'],
      },
    ],
    ['truncatedAddress', { value: 'account?.displayName', needs: ['account'] }],
    ['unsupported', { value: 'chain?.unsupported ?? false', needs: ['chain'] }],
  ])

/** `ConnectKitButton` and its custom form become the kit's `ConnectButton`. */
export function moveButtons(file: SourceFile, addNote: AddNote): void {
  for (const tag of openings(file, 'ConnectKitButton.Custom')) {
    const element = tag.getParent()
    if (Node.isJsxElement(element)) moveCustom(element.getJsxChildren(), addNote)
  }
  for (const tag of openings(file, 'ConnectKitButton')) {
    for (const attribute of [...tag.getAttributes()].reverse()) {
      if (!Node.isJsxAttribute(attribute)) continue
      const name = attribute.getNameNode().getText()
      if (name === 'showAvatar') {
        const hides = attribute.getInitializer()?.getText() === '{false}'
        attribute.remove()
        if (hides) tag.addAttribute({ name: 'accountStatus', initializer: '"address"' })
      } else if (advice.has(name)) {
        addNote(tag, `${name} of ConnectKitButton was removed: ${advice.get(name)}`)
        attribute.remove()
      }
    }
  }
  renameTags(file, 'ConnectKitButton.Custom', 'ConnectButton.Custom')
  renameTags(file, 'ConnectKitButton', 'ConnectButton')
  importNames(file, '@foyer/kit', ['ConnectButton'])
}

function moveCustom(children: readonly Node[], addNote: AddNote): void {
  const render = children
    .flatMap((child) => (Node.isJsxExpression(child) ? [child.getExpression()] : []))
    .find((child) => Node.isArrowFunction(child))
  if (!Node.isArrowFunction(render)) return
  const [parameter] = render.getParameters()
  const pattern = parameter?.getNameNode()
  if (!parameter) return
  if (!Node.isObjectBindingPattern(pattern)) {
    addNote(
      render,
      'ConnectButton.Custom gives account, chain, status and functions that open dialogs.',
    )
    return
  }
  const needs = new Set<string>()
  const constants: string[] = []
  for (const element of pattern.getElements()) {
    const name = (element.getPropertyNameNode() ?? element.getNameNode()).getText()
    const local = element.getNameNode().getText()
    const known = given.get(name)
    if (!known) {
      addNote(render, `${name} of ConnectKitButton.Custom has no counterpart.`)
      continue
    }
    for (const need of known.needs) needs.add(need)
    if (known.value !== local) constants.push(`const ${local} = ${known.value};`)
  }
  const body = render.getBody()
  if (Node.isBlock(body)) body.insertStatements(0, constants)
  else if (constants.length > 0) {
    const text = Node.isParenthesizedExpression(body) ? body.getText() : `(${body.getText()})`
    body.replaceWithText(`{\n${constants.join('\n')}\nreturn ${text};\n}`)
  }
  parameter.replaceWithText(`{ ${[...needs].sort().join(', ')} }`)
  render.formatText()
}
