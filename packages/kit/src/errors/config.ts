import { KitError } from './KitError.ts'

const docsPath = 'docs/configuration.md'

/** A configuration was given no chain (Spec §5, §8). */
export class NoChainsError extends KitError {
  override name = 'NoChainsError'
  constructor() {
    super(
      'A configuration must have at least one chain. No chains were found on the wagmi config.',
      { hint: 'Pass one or more chains: createKitConfig({ chains: [ethereum] }).', docsPath },
    )
  }
}

/** A chain has no endpoint that it could be read through (Spec §8). */
export class ChainTransportMissingError extends KitError {
  override name = 'ChainTransportMissingError'
  constructor({ chain }: { readonly chain: string | number }) {
    super(`Could not find valid provider configuration for chain "${chain}".`, {
      hint: 'Give the chain at least one RPC endpoint: rpcUrls: ["https://…"].',
      docsPath,
    })
  }
}

/** A chain was given an empty address to be read through (Spec §8). */
export class UrlRequiredError extends KitError {
  override name = 'UrlRequiredError'
  constructor({ chain }: { readonly chain: string | number }) {
    super('No URL was provided to the Transport.', {
      details: `An endpoint of chain "${chain}" is empty.`,
      hint: 'Write it as rpcUrls: ["https://…"].',
      docsPath,
    })
  }
}

/** A chain was asked for that the configuration does not hold (Spec §8). */
export class ChainNotConfiguredError extends KitError {
  override name = 'ChainNotConfiguredError'
  constructor({ chainId }: { readonly chainId: number }) {
    super(`Chain ${chainId} not configured.`, {
      hint: 'Add it to the chains of createKitConfig, or choose one of those that are there.',
      docsPath,
    })
  }
}

/** A chain id that is not a positive whole number (Spec §5). */
export class InvalidChainIdError extends KitError {
  override name = 'InvalidChainIdError'
  constructor({ chainId }: { readonly chainId: unknown }) {
    super(`Chain ID "${String(chainId)}" is invalid.`, {
      hint: 'A chain id is a positive whole number (EIP-155).',
      docsPath,
    })
  }
}

/** Two chains of one configuration share an id. */
export class DuplicateChainError extends KitError {
  override name = 'DuplicateChainError'
  constructor({ chainId }: { readonly chainId: number }) {
    super(`Chain ${chainId} is configured twice.`, { docsPath })
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

/** A configured chain cannot be used as it stands. */
export class InvalidChainRecordError extends KitError {
  override name = 'InvalidChainRecordError'
  constructor({ chain, fault }: { readonly chain: string | number; readonly fault: string }) {
    super(`The chain "${chain}" is not configured rightly. ${fault}`, { docsPath })
  }
}
