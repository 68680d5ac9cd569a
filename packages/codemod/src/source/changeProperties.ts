import { type ObjectLiteralExpression, SyntaxKind } from 'ts-morph'

/** A property to add to an object. */
export interface AddedProperty {
  readonly name: string
  /** Its value, as code. */
  readonly value: string
}

/**
 * The text of an object without some of its properties, and with others at its end. A comment above
 * a property, or after it on its line, belongs to it. Done on the text: ts-morph, removing a last
 * property below a comment, keeps the comma in front and later adds a second one.
 */
export function changeProperties(
  object: ObjectLiteralExpression,
  removed: readonly string[],
  added: readonly AddedProperty[],
): string {
  const text = object.getSourceFile().getFullText()
  const properties = object.getProperties()
  const commas = object.getChildSyntaxListOrThrow().getChildrenOfKind(SyntaxKind.CommaToken)
  const gone = new Set(removed.map((name) => object.getProperty(name)))
  const kept: { readonly code: string; readonly comment: string }[] = []
  const start = afterComment(text, object.getStart() + 1)
  let at = start
  for (const [index, property] of properties.entries()) {
    const comma = commas[index]
    const end = comma?.getEnd() ?? property.getEnd()
    const next = afterComment(text, end)
    if (!gone.has(property)) {
      const code = text.slice(at, comma?.getStart() ?? end)
      kept.push({ code, comment: text.slice(end, next) })
    }
    at = next
  }
  const above = text.slice(start, properties[0]?.getStart() ?? start)
  const [space = ''] = /(?:\r?\n)?[ \t]*$/.exec(above) ?? []
  const parts = [
    ...kept,
    ...added.map(({ name, value }) => ({ code: `${space}${name}: ${value}`, comment: '' })),
  ]
  const isOpen = commas.length === properties.length
  const body = parts.map(({ code, comment }, index) => {
    const isLast = index === parts.length - 1
    return `${code}${isLast && !isOpen ? '' : ','}${comment}`
  })
  return `${text.slice(object.getStart(), start)}${body.join('')}${text.slice(at, object.getEnd())}`
}

/** Where the comment ends that is the rest of a line; the same place if there is none. */
function afterComment(text: string, at: number): number {
  const comment = /[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*(?=\r?\n))/y
  comment.lastIndex = at
  return comment.exec(text) ? comment.lastIndex : at
}
