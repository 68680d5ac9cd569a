import { KitError } from './KitError.ts'

const docsPath = 'docs/configuration.md'

/** The configuration has no chains (docs/spec-map.md §5, §8). */
export class NoChainsError extends KitError {
  override name = 'NoChainsError'
  constructor() {
    super(
      'A configuration must have at least one chain. No chains were found on the wagmi config.',
      { hint: 'Pass one or more chains: createKitConfig({ chains: [mainnet] }).', docsPath },
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
  readonly write: string
  /** Start of the message. Default 'Invalid configuration for chain'. */
  readonly sentence?: string | undefined
}

/** A configured chain is invalid. Names the chain, the field and what to set it to. */
export class InvalidChainError extends KitError {
  override name = 'InvalidChainError'
  readonly chain: string
  readonly field: string
  constructor(options: InvalidChainErrorOptions) {
    const { chain, field, sentence = 'Invalid configuration for chain', write } = options
    super(`${sentence} "${chain}".`, {
      hint: `Set \`${field}\` to ${write}.`,
      docsPath,
    })
    this.chain = chain
    this.field = field
  }
}

/** Part of the kit is used outside `<KitProvider>`. */
export class ConfigNotFoundError extends KitError {
  override name = 'ConfigNotFoundError'
  constructor({ user }: { readonly user: string }) {
    super('No wagmi config found. Ensure you have set up a config.', {
      details: `\`${user}\` must be used inside of KitProvider.`,
      docsPath,
    })
  }
}

/** WalletConnect is configured without a valid project id. */
export class MissingProjectIdError extends KitError {
  override name = 'MissingProjectIdError'
  constructor({ wallet, value }: { readonly wallet: string; readonly value?: unknown }) {
    super(`No projectId found. "${wallet}" connects through WalletConnect, which needs one.`, {
      hint: 'Pass `projectId` (32 hexadecimal digits), or leave this wallet out.',
      details: value === undefined || value === '' ? undefined : 'What was passed is not one.',
      docsPath,
    })
  }
}
