import { type ArrowFunction, Node, type SourceFile } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { importNames } from '../source/importNames.ts'
import { type OpeningTag, openings, replaceTags } from '../source/jsxTags.ts'
import { freeName, usesOf } from '../source/usesOf.ts'
import { themeAdvice, themeProps } from './moveProvider.ts'

/** The render props of ConnectKit's custom button, in terms of the kit's. */
const given: Readonly<Record<string, (kit: string) => string>> = {
  address: (kit) => `${kit}.account?.address`,
  chain: (kit) => `${kit}.chain`,
  ensName: (kit) => `${kit}.account?.ensName`,
  isConnected: (kit) => `${kit}.account !== undefined`,
  isConnecting: (kit) => `${kit}.status === 'connecting' || ${kit}.status === 'reconnecting'`,
  show: (kit) =>
    `${kit}.chain?.unsupported ? ${kit}.openChainModal : ${kit}.account ? ${kit}.openAccountModal : ${kit}.openConnectModal`,
  truncatedAddress: (kit) => `${kit}.account && shortenAddress(${kit}.account.address)`,
  unsupported: (kit) => `${kit}.chain?.unsupported ?? false`,
}

/** Members of the kit's `chain`. */
const chainMembers = new Set(['iconBackground', 'iconUrl', 'id', 'name', 'unsupported'])

/** `ConnectKitButton` and its custom form become the kit's `ConnectButton`. */
export function moveButtons(file: SourceFile, local: string, addNote: AddNote): void {
  // From the end: what is inside another one is rewritten with it.
  const customs = [...openings(file, `${local}.Custom`)].sort((a, b) => b.getStart() - a.getStart())
  if (customs.length + openings(file, local).length === 0) return
  const kit = freeName(file, 'kit')
  for (const tag of customs) moveCustom(tag, kit, addNote)
  for (const tag of openings(file, local)) moveProps(tag, addNote)
  replaceTags(file, 'ConnectKitButton', local, 'ConnectButton')
}

function moveProps(tag: OpeningTag, addNote: AddNote): void {
  const names = new Set<string>()
  for (const attribute of [...tag.getAttributes()].reverse()) {
    if (!Node.isJsxAttribute(attribute)) {
      addNote(tag, 'ConnectButton has other props than ConnectKitButton: check those spread here.')
      continue
    }
    const name = attribute.getNameNode().getText()
    names.add(name)
    if (themeProps.has(name)) {
      attribute.remove()
      addNote(tag, `removed from ConnectKitButton. ${themeAdvice}`, name)
    } else if (name === 'onClick') {
      addNote(tag, 'left, but no prop of ConnectButton: use ConnectButton.Custom.', name)
    } else if (name === 'showAvatar') {
      const value = attribute.getInitializer()
      const shows = Node.isJsxExpression(value) ? value.getExpression()?.getText() : 'true'
      attribute.remove()
      if (shows === 'true') continue
      const status = shows === 'false' ? '"address"' : `{(${shows}) ? 'full' : 'address'}`
      tag.addAttribute({ name: 'accountStatus', initializer: status })
    }
  }
  // The kit shows the balance on large screens by default; ConnectKit did on none.
  if (!names.has('showBalance')) tag.addAttribute({ name: 'showBalance', initializer: '{false}' })
}

function moveCustom(tag: OpeningTag, kit: string, addNote: AddNote): void {
  const render = renderFunctionOf(tag)
  if (render && render.getParameters().length === 0) return
  const [parameter] = render?.getParameters() ?? []
  const pattern = parameter?.getNameNode()
  const elements = Node.isObjectBindingPattern(pattern) ? pattern.getElements() : undefined
  const isPlain = elements?.every((it) => !it.getDotDotDotToken() && !it.getInitializer())
  if (!render || !parameter || !elements || !isPlain) {
    addNote(
      render ?? tag,
      'ConnectButton.Custom gives account, chain, status and functions that open dialogs.',
    )
    return
  }
  const body = render.getBody()
  const constants: string[] = []
  for (const element of elements) {
    const name = (element.getPropertyNameNode() ?? element.getNameNode()).getText()
    const local = element.getNameNode().getText()
    const value = given[name]?.(kit)
    if (value) {
      constants.push(`const ${local} = ${value};`)
      if (name === 'truncatedAddress') {
        importNames(tag.getSourceFile(), '@foyer/kit', ['shortenAddress'])
      } else if (name === 'chain') noteChainMembers(body, local, addNote)
    } else if (usesOf(body, local).length > 0) {
      addNote(render, 'ConnectButton.Custom does not pass it.', name)
    }
  }
  if (Node.isBlock(body)) body.insertStatements(0, constants)
  else if (constants.length > 0) {
    const text = Node.isParenthesizedExpression(body) ? body.getText() : `(${body.getText()})`
    body.replaceWithText(`{\n${constants.join('\n')}\nreturn ${text};\n}`)
  }
  parameter.replaceWithText(kit)
  render.formatText()
}

/** ConnectKit gave viem's chain, the kit gives what is shown of it. */
function noteChainMembers(body: Node, chain: string, addNote: AddNote): void {
  for (const use of usesOf(body, chain)) {
    const access = use.getParent()
    if (!Node.isPropertyAccessExpression(access) || chainMembers.has(access.getName())) continue
    addNote(
      access,
      "not in the chain of ConnectButton.Custom: find the chain in wagmi's useChains.",
      access.getName(),
    )
  }
}

/** The arrow function between the tags of a custom button. */
function renderFunctionOf(tag: OpeningTag): ArrowFunction | undefined {
  const element = tag.getParent()
  const children = Node.isJsxElement(element) ? element.getJsxChildren() : []
  return children
    .flatMap((child) => (Node.isJsxExpression(child) ? [child.getExpression()] : []))
    .find((child) => Node.isArrowFunction(child))
}
