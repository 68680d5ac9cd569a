import { KitError } from './KitError.ts'

const docsPath = 'docs/configuration.md'

/** A configuration was given no chain (Spec §5, §8). */
export class NoChainsError extends KitError {
  override name = 'NoChainsError'
  constructor() {
    super(
      'A configuration must have at least one chain. No chains were found on the wagmi config.',
      { hint: 'Pass one or more chains: createKitConfig({ chains: [mainnet] }).', docsPath },
    )
  }
}

export interface InvalidChainErrorOptions {
  /** The chain's name, its id where it has none, or its place in the list. */
  readonly chain: string
  /** Path of the field, for example 'rpcUrls.default.http'. */
  readonly field: string
  /** What the field should hold. */
  readonly write: string
  readonly sentence?: string | undefined
}

/** A configured chain cannot be used: names the chain, the field and what to write. */
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

/** Something of the kit was used outside of its provider (Spec §8). */
export class ConfigNotFoundError extends KitError {
  override name = 'ConfigNotFoundError'
  constructor({ user }: { readonly user: string }) {
    super('No wagmi config found. Ensure you have set up a config.', {
      details: `\`${user}\` must be used inside of KitProvider.`,
      docsPath,
    })
  }
}

/** WalletConnect was configured without its project id (Spec §5). */
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
