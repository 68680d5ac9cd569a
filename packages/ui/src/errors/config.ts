import { KitError } from './KitError.ts'

/** `createKitConfig` was given no chains. */
export class NoChainsError extends KitError {
  override name = 'NoChainsError'
  constructor() {
    super(
      'A configuration must have at least one chain. No chains were found on the wagmi config.',
      {
        hint: 'Pass one or more chains: createKitConfig({ chains: [mainnet] }).',
        docsPath: '/configuration#chains',
      },
    )
  }
}

/** What `InvalidChainError` reports. */
export interface InvalidChainErrorOptions {
  /** The chain's name, or else its id, or else its position in the list. */
  readonly chain: string
  /** Path of the field, e.g. 'rpcUrls.default.http'. */
  readonly field: string
  /** What to set the field to. */
  readonly expected: string
  /** Short message, to which the chain is added. Default 'Invalid configuration for chain'. */
  readonly shortMessage?: string | undefined
}

/**
 * `createKitConfig` was given an invalid chain. Names the chain, the field and what to set it to.
 */
export class InvalidChainError extends KitError {
  override name = 'InvalidChainError'
  /** The chain's name, or else its id, or else its position in the list. */
  readonly chain: string
  /** Path of the field, e.g. 'rpcUrls.default.http'. */
  readonly field: string
  constructor(options: InvalidChainErrorOptions) {
    const { chain, expected, field, shortMessage = 'Invalid configuration for chain' } = options
    super(`${shortMessage} "${chain}".`, {
      hint: `Set \`${field}\` to ${expected}.`,
      docsPath: '/configuration#chains',
    })
    this.chain = chain
    this.field = field
  }
}

/** What `ConfigNotFoundError` reports. */
export interface ConfigNotFoundErrorOptions {
  /** The hook or component. */
  readonly caller: string
  /** The provider it needs. Default 'KitProvider'. */
  readonly provider?: string | undefined
}

/** Part of the kit is used outside the provider it needs. */
export class ConfigNotFoundError extends KitError {
  override name = 'ConfigNotFoundError'
  constructor({ caller, provider = 'KitProvider' }: ConfigNotFoundErrorOptions) {
    super('No wagmi config found. Ensure you have set up a config.', {
      details: `\`${caller}\` must be used inside of ${provider}.`,
      docsPath: '/for-dapp-teams#the-kit-in-your-own-app',
    })
  }
}

/** A hook that needs the config is called before the config, given as a function, has loaded. */
export class ConfigNotLoadedError extends KitError {
  override name = 'ConfigNotLoadedError'
  /** @param options.caller the hook. */
  constructor({ caller }: { readonly caller: string }) {
    super(`\`${caller}\` needs the config, which has not loaded yet.`, {
      hint: 'Wrap the component that calls it in <KitReady>, which loads the config.',
      docsPath: '/configuration#loading-the-config-later',
    })
  }
}

/** `createTheme` was given an accent that is not a hex value. */
export class InvalidThemeColorError extends KitError {
  override name = 'InvalidThemeColorError'
  constructor({ value }: { readonly value: string }) {
    super(`Theme colour "${value}" is not a hex value.`, {
      hint: 'Write it as #rgb or #rrggbb.',
      docsPath: '/configuration#styles',
    })
  }
}

/**
 * In development, `createTheme` was given an accent with too little contrast with its background
 * (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export class LowContrastError extends KitError {
  override name = 'LowContrastError'
  constructor({
    pair,
    ratio,
    minimum,
  }: {
    /** Both colours in words. */
    readonly pair: string
    /** 1 to 21 (WCAG 2.2). */
    readonly ratio: number
    /** 4.5 for text, 3 for shapes. */
    readonly minimum: number
  }) {
    super(`The contrast of ${pair} is ${ratio.toFixed(2)}, below ${minimum}.`, {
      hint: 'Choose a lighter or darker accent, or one per colour scheme: { dark, light }.',
      docsPath: '/configuration#styles',
    })
  }
}
