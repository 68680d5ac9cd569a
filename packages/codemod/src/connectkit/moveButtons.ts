import {
  type ArrowFunction,
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  Node,
  type SourceFile,
} from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { freeName } from '../source/freeName.ts'
import { importNames } from '../source/importNames.ts'
import { openings, renameTags } from '../source/jsxTags.ts'
import { usesOf } from '../source/usesOf.ts'
import { themeAdvice } from './themeAdvice.ts'

type OpeningTag = JsxOpeningElement | JsxSelfClosingElement

const advice: ReadonlyMap<string, string> = new Map([
  ['customTheme', themeAdvice],
  ['mode', themeAdvice],
  ['onClick', 'use ConnectButton.Custom.'],
  ['theme', themeAdvice],
])

interface GivenProp {
  readonly value: string
  /** Names among the kit's render props. */
  readonly needs: readonly string[]
  /** A name that the kit exports. */
  readonly imports?: string
}

/** The render props of ConnectKit's custom button, in terms of the kit's. */
const given: ReadonlyMap<string, GivenProp> = new Map([
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
      value: 'chain?.unsupported ? openChainModal : account ? openAccountModal : openConnectModal',
      needs: ['account', 'chain', 'openAccountModal', 'openChainModal', 'openConnectModal'],
    },
  ],
  [
    'truncatedAddress',
    {
      value: 'account && shortenAddress(account.address)',
      needs: ['account'],
      imports: 'shortenAddress',
    },
  ],
  ['unsupported', { value: 'chain?.unsupported ?? false', needs: ['chain'] }],
])

/** Members of the kit's `chain`. */
const chainMembers = new Set(['iconBackground', 'iconUrl', 'id', 'name', 'unsupported'])

/** `ConnectKitButton` and its custom form become the kit's `ConnectButton`. */
export function moveButtons(file: SourceFile, addNote: AddNote): void {
  // The app's own component is often called so, too.
  const button = freeName(file, 'ConnectButton', 'KitConnectButton')
  // From the end: what is inside another one is rewritten with it.
  const customs = openings(file, 'ConnectKitButton.Custom').sort(
    (a, b) => b.getStart() - a.getStart(),
  )
  if (customs.length + openings(file, 'ConnectKitButton').length === 0) return
  for (const tag of customs) moveCustom(tag, addNote)
  for (const tag of openings(file, 'ConnectKitButton')) moveProps(tag, addNote)
  renameTags(file, 'ConnectKitButton.Custom', `${button}.Custom`)
  renameTags(file, 'ConnectKitButton', button)
  importNames(file, '@foyer/kit', [
    button === 'ConnectButton' ? button : { name: 'ConnectButton', alias: button },
  ])
}

function moveProps(tag: OpeningTag, addNote: AddNote): void {
  const attributes = tag.getAttributes()
  if (attributes.some((attribute) => Node.isJsxSpreadAttribute(attribute))) {
    addNote(
      tag,
      'ConnectButton has other props than ConnectKitButton: check those that are spread.',
    )
  }
  const names = new Set<string>()
  for (const attribute of [...attributes].reverse()) {
    if (!Node.isJsxAttribute(attribute)) continue
    const name = attribute.getNameNode().getText()
    names.add(name)
    if (name === 'showAvatar') {
      const initializer = attribute.getInitializer()
      const shows = Node.isJsxExpression(initializer)
        ? initializer.getExpression()?.getText()
        : 'true'
      attribute.remove()
      if (shows === 'false') tag.addAttribute({ name: 'accountStatus', initializer: '"address"' })
      else if (shows !== 'true') {
        const status = `{(${shows}) ? 'full' : 'address'}`
        tag.addAttribute({ name: 'accountStatus', initializer: status })
      }
    } else if (advice.has(name)) {
      addNote(tag, `${name} of ConnectKitButton was removed: ${advice.get(name)}`)
      attribute.remove()
    }
  }
  // The kit shows the balance on large screens by default; ConnectKit did on none.
  if (!names.has('showBalance')) tag.addAttribute({ name: 'showBalance', initializer: '{false}' })
}

function moveCustom(tag: OpeningTag, addNote: AddNote): void {
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
  const needs = new Set<string>()
  const moved: { readonly local: string; readonly value: string }[] = []
  for (const element of elements) {
    const name = (element.getPropertyNameNode() ?? element.getNameNode()).getText()
    const local = element.getNameNode().getText()
    const known = given.get(name)
    if (known) {
      for (const need of known.needs) needs.add(need)
      if (known.imports) importNames(tag.getSourceFile(), '@foyer/kit', [known.imports])
      moved.push({ local, value: known.value })
      if (name === 'chain') noteChainMembers(body, local, addNote)
    } else if (usesOf(body, local).length > 0) {
      addNote(render, `${name} of ConnectKitButton.Custom has no counterpart.`)
    }
  }
  // A name that the function has from elsewhere must not become the kit's, nor be declared twice.
  const own = new Set(moved.filter(({ local, value }) => local === value).map(({ local }) => local))
  const locals = new Set(moved.map(({ local }) => local))
  const collides = [...needs].some(
    (need) => !own.has(need) && (locals.has(need) || usesOf(body, need).length > 0),
  )
  const constants = moved
    .filter(({ local, value }) => collides || local !== value)
    .map(({ local, value }) => `const ${local} = ${collides ? ofKit(value, needs) : value};`)
  if (Node.isBlock(body)) body.insertStatements(0, constants)
  else if (constants.length > 0) {
    const text = Node.isParenthesizedExpression(body) ? body.getText() : `(${body.getText()})`
    body.replaceWithText(`{\n${constants.join('\n')}\nreturn ${text};\n}`)
  }
  parameter.replaceWithText(collides ? 'kit' : `{ ${[...needs].sort().join(', ')} }`)
  render.formatText()
}

/** ConnectKit gave viem's chain, the kit gives what is shown of it. */
function noteChainMembers(body: Node, chain: string, addNote: AddNote): void {
  for (const use of usesOf(body, chain)) {
    const access = use.getParent()
    if (!Node.isPropertyAccessExpression(access) || chainMembers.has(access.getName())) continue
    addNote(
      access,
      `chain of ConnectButton.Custom has no ${access.getName()}: find the chain in wagmi's useChains.`,
    )
  }
}

/** Reads the names that a value needs from `kit`. */
function ofKit(value: string, needs: ReadonlySet<string>): string {
  return value.replace(/(?<![.\w'])\w+(?!')/g, (name) => (needs.has(name) ? `kit.${name}` : name))
}

/** The arrow function between the tags of a custom button. */
function renderFunctionOf(tag: OpeningTag): ArrowFunction | undefined {
  const element = tag.getParent()
  const children = Node.isJsxElement(element) ? element.getJsxChildren() : []
  return children
    .flatMap((child) => (Node.isJsxExpression(child) ? [child.getExpression()] : []))
    .find((child) => Node.isArrowFunction(child))
}
