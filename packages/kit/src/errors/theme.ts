import { KitError } from './KitError.ts'

const docsPath = 'docs/configuration.md'

/** A theme colour is not a hex value. */
export class InvalidThemeColorError extends KitError {
  override name = 'InvalidThemeColorError'
  constructor({ value }: { readonly value: string }) {
    super(`Theme colour "${value}" is not a hex value.`, {
      hint: 'Write it as #rgb or #rrggbb.',
      docsPath,
    })
  }
}

/** A theme colour has too little contrast with its background (WCAG 2.2, 1.4.3 and 1.4.11). */
export class LowContrastError extends KitError {
  override name = 'LowContrastError'
  constructor({
    pair,
    ratio,
    minimum,
  }: {
    readonly pair: string
    readonly ratio: number
    readonly minimum: number
  }) {
    super(`The contrast of ${pair} is ${ratio.toFixed(2)}, below ${minimum}.`, {
      hint: 'Choose a lighter or darker accent, or one for each look: { dark, light }.',
      docsPath,
    })
  }
}
