import { type JsxAttributeLike, Node, type SourceFile } from 'ts-morph'
import { type AddNote, docsUrl } from '../Note.ts'
import { importNames } from '../source/importNames.ts'
import { type OpeningTag, openings, replaceTags } from '../source/jsxTags.ts'
import { freeName } from '../source/usesOf.ts'
import { type AppName, importAppName } from './appName.ts'

/** What replaces ConnectKit's `theme`, `mode` and `customTheme`. */
export const themeAdvice = `Pass theme={defineTheme({ … })} to KitProvider, or set the --k-* properties: ${docsUrl}/recipes/themes`

/** Props that say how ConnectKit looks. */
export const themeProps = new Set(['customTheme', 'mode', 'theme'])

const removed = 'removed from ConnectKitProvider.'

/** The kit's props for options of ConnectKit, with their values. */
const props: Readonly<Record<string, (value: string) => readonly [name: string, value: string]>> = {
  customAvatar: (value) => ['avatar', value],
  disclaimer: (value) => ['disclaimer', `({ Text }) => <Text>{${value}}</Text>`],
  // 0 asked for no chain.
  initialChainId: (value) => ['initialChain', value === '0' ? 'undefined' : value],
  language: (value) => ['locale', value],
  walletOnboardingUrl: (value) => ['learnMoreUrl', value],
}

/** `ConnectKitProvider` becomes `KitProvider`, with a config that has the app's name. */
export function moveProvider(
  file: SourceFile,
  local: string,
  given: AppName | undefined,
  addNote: AddNote,
): void {
  const tags = openings(file, local)
  const [first] = tags
  if (!first) return
  const config = freeName(file, 'kitConfig')
  const appName = given && importAppName(file, given) ? given.code : undefined
  for (const tag of tags) {
    if (!appName) addNote(tag, "appName: replace 'My app' with the name of your app.")
    moveProps(tag, addNote)
    tag.addAttribute({ name: 'config', initializer: `{${config}}` })
  }
  const statement = first.getAncestors().find((it) => it.getParent() === file)
  file.insertStatements(statement?.getChildIndex() ?? 0, [
    `\nconst ${config} = createHostedKitConfig({`,
    `  appName: ${appName ?? "'My app'"},`,
    "  walletGroups: async () => [(await import('@foyer/kit/wallets')).popular],",
    '});',
  ])
  importNames(file, '@foyer/kit', ['createHostedKitConfig'])
  replaceTags(file, 'ConnectKitProvider', local, 'KitProvider')
  const moduleSpecifier = '@foyer/kit/styles.css'
  // ConnectKit included its styles.
  if (!file.getImportDeclaration(moduleSpecifier)) file.addImportDeclaration({ moduleSpecifier })
}

function moveProps(tag: OpeningTag, addNote: AddNote): void {
  for (const attribute of [...tag.getAttributes()].reverse()) {
    const name = Node.isJsxAttribute(attribute) ? attribute.getNameNode().getText() : '...'
    if (themeProps.has(name)) {
      attribute.remove()
      addNote(tag, `${removed} ${themeAdvice}`, name)
    } else if (name !== 'options' || !moveOptions(tag, attribute, addNote)) {
      const advice =
        "left, but no prop of KitProvider: see its props, and wagmi's useConnectionEffect."
      addNote(tag, advice, attribute.getText())
    }
  }
}

/** Whether all options could be read: those with a counterpart become props, others are noted. */
function moveOptions(tag: OpeningTag, attribute: JsxAttributeLike, addNote: AddNote): boolean {
  const initializer = Node.isJsxAttribute(attribute) ? attribute.getInitializer() : undefined
  const options = Node.isJsxExpression(initializer) ? initializer.getExpression() : undefined
  if (!Node.isObjectLiteralExpression(options)) return false
  const given: (readonly [name: string, value: string])[] = []
  for (const option of options.getProperties()) {
    const isShort = Node.isShorthandPropertyAssignment(option)
    if (!isShort && !Node.isPropertyAssignment(option)) return false
    given.push([
      option.getName(),
      isShort ? option.getName() : option.getInitializerOrThrow().getText(),
    ])
  }
  attribute.remove()
  for (const [option, value] of given) {
    const moved = props[option]?.(value)
    if (moved) tag.addAttribute({ name: moved[0], initializer: `{${moved[1]}}` })
    else addNote(tag, `${removed} The kit has no such option.`, option)
    if (option === 'customAvatar') {
      addNote(tag, 'the kit passes address, ensImage and size, no ensName and no radius.', 'avatar')
    }
  }
  return true
}
