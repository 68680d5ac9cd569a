import { KitError } from './KitError.ts'

/** The wallet is on another chain than the one that a request is meant for (Spec §8). */
export class ChainMismatchError extends KitError {
  override name = 'ChainMismatchError'
  constructor({
    expected,
    received,
  }: {
    readonly expected: string | number
    readonly received: string | number
  }) {
    super(`Chain mismatch: Expected ${expected}, received ${received}.`, {
      hint: 'Switch the network in the wallet, then try again.',
    })
  }
}

/**
 * The wallet could not show that it talks to the same chain as the app: the chain id is the same, the first block is
 * not, or the wallet would not give it.
 */
export class ChainProofError extends KitError {
  override name = 'ChainProofError'
  readonly reason: keyof typeof proofDetails
  constructor({
    chain,
    reason,
    cause,
  }: {
    readonly chain: string
    readonly reason: keyof typeof proofDetails
    readonly cause?: unknown
  }) {
    super(`The wallet has not shown that it is on the same ${chain} as this app.`, {
      details: proofDetails[reason],
      hint: 'Nothing is sent. Point the wallet at the app’s own endpoint, or use another wallet.',
      cause,
    })
    this.reason = reason
  }
}

const proofDetails = {
  otherGenesis: 'Its first block is another one.',
  noAnswer: 'It did not give its first block.',
  nodeSilent: 'The app’s own node did not give its first block.',
} as const

/** Switching came to nothing: the chain is not one of the app's, or the wallet would not go there (Spec §8). */
export class SwitchChainError extends KitError {
  override name = 'SwitchChainError'
  constructor({ chainId, cause }: { readonly chainId: number; readonly cause?: unknown }) {
    super(`An error occurred when attempting to switch to chain ${chainId}.`, { cause })
  }
}

/** The connected wallet cannot be asked to switch (Spec §8). */
export class SwitchChainNotSupportedError extends KitError {
  override name = 'SwitchChainNotSupportedError'
  constructor({ connector }: { readonly connector: string }) {
    super(`"${connector}" does not support programmatic chain switching.`, {
      hint: 'Switch the network in the wallet.',
    })
  }
}

/**
 * The wallet has added the chain and stayed where it was: the visitor cancelled the switch that follows, or the wallet
 * only adds (EIP-3085).
 */
export class ChainOnlyAddedError extends KitError {
  override name = 'ChainOnlyAddedError'
  constructor({ chain }: { readonly chain: string }) {
    super(`"${chain}" was added to the wallet, which did not switch to it.`, {
      hint: 'Switch again: the wallet knows the network now.',
    })
  }
}

/** A wallet does not know the chain, and every endpoint that the app could tell it looks private. */
export class NoPublicEndpointError extends KitError {
  override name = 'NoPublicEndpointError'
  constructor({ chain }: { readonly chain: string }) {
    super(
      `"${chain}" cannot be added to the wallet, since the app knows no public endpoint of it.`,
      {
        hint: 'Name one in `walletRpcUrls` of the chain, or add the network in the wallet.',
        docsPath: 'docs/configuration.md',
      },
    )
  }
}

/** A chain was asked for that the configuration does not hold (Spec §8). */
export class ChainNotConfiguredError extends KitError {
  override name = 'ChainNotConfiguredError'
  constructor({ chainId }: { readonly chainId: number }) {
    super(`Chain ${chainId} not configured.`, {
      hint: 'Add it to the chains of createKitConfig, or choose one of those that are there.',
      docsPath: 'docs/configuration.md',
    })
  }
}
