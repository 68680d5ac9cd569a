import { type ESTree, Visitor } from 'vite'
import type { Rule } from '../Rule.ts'
import type { SourceFile, Violation } from '../source/SourceFile.ts'

/**
 * The main catalogue of a package, `en.ts`, and those of lazily loaded parts, such as `vaultEn.ts`.
 */
const catalogue = /^(packages\/kit\/src|apps\/shell\/web)\/i18n\/(en|[a-z]\w*En)\.ts$/

/** The plural forms of a text (CLDR) are not keys. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Requires each catalogue key to be used in code, literally or by a matching template. */
export const catalogueKeysRule: Rule = {
  name: 'catalogueKeys',
  check(tree) {
    const code = tree
      .under('packages/kit/src', 'apps/shell')
      .filter((file) => file.isCode && !file.isTest && !/\/i18n\/[a-z-]+\.ts$/i.test(file.path))
    const texts = code.map(({ text }) => text)
    const forms = code.flatMap(keyForms)
    const found: Violation[] = []
    for (const file of tree.under('packages/kit/src', 'apps/shell')) {
      if (!catalogue.test(file.path)) continue
      for (const { key, start } of keysOf(file)) {
        const quoted = [`'${key}'`, `"${key}"`, `\`${key}\``]
        if (texts.some((text) => quoted.some((word) => text.includes(word)))) continue
        if (forms.some((form) => form.test(key))) continue
        found.push(file.error(start, `no code uses the text '${key}': use it or remove it`))
      }
    }
    return found
  },
}

function keysOf(file: SourceFile): { key: string; start: number }[] {
  const found: { key: string; start: number }[] = []
  new Visitor({
    Property: ({ key, start }) => {
      if (key.type === 'Literal' && typeof key.value === 'string') {
        found.push({ key: key.value, start })
      } else if (key.type === 'Identifier' && !pluralForms.includes(key.name)) {
        found.push({ key: key.name, start })
      }
    },
  }).visit(file.program)
  return found
}

/** `chain.${id}.name` in code matches every key of that form. The first part must be fixed. */
function keyForms(file: SourceFile): RegExp[] {
  const found: RegExp[] = []
  new Visitor({
    TemplateLiteral: (node: ESTree.TemplateLiteral) => {
      const parts = node.quasis.map(({ value }) => value.raw)
      if (parts.length < 2 || !/^[a-z]\w*\./i.test(parts[0] ?? '')) return
      if (!parts.every((part) => /^[\w.]*$/.test(part))) return
      found.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('\\w+')}$`))
    },
  }).visit(file.program)
  return found
}
