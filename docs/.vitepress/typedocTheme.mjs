import { ReflectionKind } from 'typedoc'
import { MarkdownTheme, MarkdownThemeContext } from 'typedoc-plugin-markdown'
import { previewed } from '../playground/previewed.ts'
import { importName } from './entries.mjs'

/** Adds the theme 'foyer' to TypeDoc. */
export function load(app) {
  app.renderer.defineTheme('foyer', FoyerTheme)
}

/**
 * The plugin's Markdown, where the page of a component has a preview and a table of its props, and
 * that of a function tables of its options and its result.
 */
class FoyerTheme extends MarkdownTheme {
  getRenderContext(page) {
    const context = new MarkdownThemeContext(this, page, this.application.options)
    const { partials } = context
    const { parametersTable, signature, signatureReturns, signatureTitle } = partials
    const tableOf = ({ children }) => partials.propertiesTable(children, {})
    const isPage = ({ parent }) => parent === page.model

    partials.signature = (model, options) => {
      const text = signature.call(context, model, options)
      return isPage(model) && isComponent(model) ? text.replace('## Parameters', '## Props') : text
    }
    partials.signatureTitle = (model, options) => {
      if (!isPage(model) || !isComponent(model)) return signatureTitle.call(context, model, options)
      const preview = previewed.includes(model.name) ? `<Preview name="${model.name}" />\n\n` : ''
      const from = importName(page.model.parent.name)
      return `${preview}\`\`\`tsx\nimport { ${model.name} } from '${from}'\n\`\`\``
    }
    partials.parametersTable = (parameters) => {
      const [props] = parameters
      const isProps = isComponent(props.parent) && isPage(props.parent) && shapeOf(props.type)
      if (isProps) return tableOf(shapeOf(props.type))
      // Types that are written out are in the plugin's own table.
      const named = parameters.filter(({ type }) => type?.type === 'reference' && shapeOf(type))
      const tables = named.flatMap(({ name, type }) => [`\`${name}\`:`, tableOf(shapeOf(type))])
      return [parametersTable.call(context, parameters), ...tables].join('\n\n')
    }
    partials.signatureReturns = (model, options) => {
      if (isPage(model) && isComponent(model)) return ''
      const shape = isPage(model) && model.type?.type === 'reference' && shapeOf(model.type)
      const returns = signatureReturns.call(context, model, options)
      return shape ? `${returns}\n\n${tableOf(shape)}` : returns
    }
    return context
  }
}

const isComponent = ({ name }) => /^[A-Z]/.test(name)

/** The members of an interface, or of a type that is written out. */
function shapeOf(type) {
  if (type?.type === 'intersection') return type.types.map(shapeOf).find(Boolean)
  const shape = type?.type === 'reflection' ? type.declaration : type?.reflection
  const isShape = shape?.kindOf(ReflectionKind.Interface | ReflectionKind.TypeLiteral)
  return isShape && shape.children ? shape : undefined
}
