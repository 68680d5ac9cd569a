import { colours, measures, reducedMotion } from './tokens.ts'

/** Not `:host`: a shadow root inherits the page's values, which may be those of a theme. */
const page = ':where(:root)'

/**
 * The kit's custom properties as a style sheet: dark by default, on the page, so that dialogs,
 * toasts and the page's own elements share them, and with zero specificity, so that any rule of the
 * page wins. `color-scheme` is set on the kit's own elements only.
 */
export function tokensCss(): string {
  return [
    rule(page, 0, measures),
    rule(':where(:root, [data-theme="dark"])', 0, { scheme: 'dark', ...colours.dark }),
    rule(':where([data-theme="light"])', 0, { scheme: 'light', ...colours.light }),
    ':where([data-kit]) {\n  color-scheme: var(--k-scheme);\n}',
    `@media (prefers-reduced-motion: reduce) {\n${rule(page, 1, reducedMotion)}\n}\n`,
  ].join('\n\n')
}

/** A rule that sets custom properties of the kit. */
export function rule(selector: string, depth: number, values: object): string {
  const indent = '  '.repeat(depth)
  const lines = Object.entries(values).map(([name, value]) => declaration(indent, name, value))
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}`
}

function declaration(indent: string, name: string, value: unknown): string {
  return `${indent}  --k-${name}: ${String(value)};`
}
