import { colours, measures, reducedMotion } from './tokens.ts'

const header = `/* Written by writeTokens.ts from tokens.ts: change it there, then run \`npm run tokens\`. */`

/**
 * The kit's custom properties as a style sheet: dark by default, with zero specificity, so that the
 * page's rules win.
 */
export function tokensCss(): string {
  return [
    header,
    rule(':where([data-kit])', 0, { ...measures, ...colours.dark }, 'dark'),
    rule(
      ':where([data-kit][data-theme="light"], [data-theme="light"] [data-kit]:not([data-theme]))',
      0,
      colours.light,
      'light',
    ),
    `@media (prefers-reduced-motion: reduce) {\n${rule(':where([data-kit])', 1, reducedMotion)}\n}\n`,
  ].join('\n\n')
}

function rule(
  selector: string,
  depth: number,
  values: object,
  scheme?: 'dark' | 'light' | undefined,
): string {
  const indent = '  '.repeat(depth)
  const lines = Object.entries(values).map(([name, value]) => declaration(indent, name, value))
  if (scheme) lines.unshift(`${indent}  color-scheme: ${scheme};`)
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}`
}

function declaration(indent: string, name: string, value: unknown): string {
  return `${indent}  --k-${name}: ${String(value)};`
}
