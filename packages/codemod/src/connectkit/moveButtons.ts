import { Node, type SourceFile } from 'ts-morph'
import { type AddNote, docsUrl } from '../Note.ts'
import { type OpeningTag, openings, replaceTags } from '../source/jsxTags.ts'
import { themeAdvice, themeProps } from './moveProvider.ts'

const customAdvice = `ConnectButton.Custom passes account, chain, status and functions that open dialogs: ${docsUrl}/from-connectkit`

/** `ConnectKitButton` becomes the kit's `ConnectButton`; what its custom form draws is left. */
export function moveButtons(file: SourceFile, local: string, addNote: AddNote): void {
  const customs = openings(file, `${local}.Custom`)
  const buttons = openings(file, local)
  if (customs.length + buttons.length === 0) return
  for (const tag of customs) addNote(tag, customAdvice)
  for (const tag of buttons) moveProps(tag, addNote)
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
