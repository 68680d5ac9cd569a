import { KitError } from '@foyer/ui/errors/KitError.ts'

/**
 * The wallet is not on the chain that the request is meant for, so nothing is sent, or it agreed to
 * switch and did not.
 */
export class WalletChainMismatchError extends KitError {
  override name = 'WalletChainMismatchError'
  constructor({
    expected,
    received,
  }: {
    /** A chain id. */
    readonly expected: number
    /** The wallet's chain id; undefined if it returned none. */
    readonly received: number | undefined
  }) {
    super(`Chain mismatch: Expected ${expected}, received ${received ?? 'nothing'}.`, {
      hint: 'Switch the network in the wallet, then try again.',
    })
  }
}

/**
 * With `requireChainProof`, before something is sent or signed: the wallet did not prove that it is
 * on the app's chain. The chain id matches, but the genesis block differs or is unavailable.
 */
export class ChainProofError extends KitError {
  override name = 'ChainProofError'
  /**
   * 'otherGenesis': the wallet's genesis block is different. 'noAnswer': the wallet did not return
   * it. 'nodeSilent': the app's own node did not return it.
   */
  readonly reason: keyof typeof proofDetails
  constructor({
    chain,
    reason,
    cause,
  }: {
    /** The chain's name. */
    readonly chain: string
    readonly reason: keyof typeof proofDetails
    readonly cause?: unknown
  }) {
    super(`The wallet has not shown that it is on the same ${chain} as this app.`, {
      details: proofDetails[reason],
      hint: `Nothing was sent. ${reason === 'noAnswer' ? approvalHint : endpointHint}`,
      ...(reason === 'noAnswer' ? { docsPath: '/configuration#walletconnect' } : {}),
      cause,
    })
    this.reason = reason
  }
}

const endpointHint = 'Point the wallet at the app’s own endpoint, or use another wallet.'
const approvalHint =
  'Use a wallet that answers `eth_getBlockByNumber`. For WalletConnect, add it to `methods` of walletConnect().'

const proofDetails = {
  otherGenesis: 'Its genesis block is different.',
  noAnswer: 'It did not return its genesis block.',
  nodeSilent: 'The app’s own node did not return its genesis block.',
} as const

/**
 * `switchOrAddChain` or `addConfiguredChain` was called for a chain that is not configured; `cause`
 * is an `UnconfiguredChainError`.
 */
export class ChainSwitchError extends KitError {
  override name = 'ChainSwitchError'
  constructor({ chainId, cause }: { readonly chainId: number; readonly cause?: unknown }) {
    super(`An error occurred when attempting to switch to chain ${chainId}.`, { cause })
  }
}

/**
 * The wallet added the chain but did not switch to it: the visitor cancelled the switch, or the
 * wallet only adds chains (EIP-3085).
 */
export class ChainOnlyAddedError extends KitError {
  override name = 'ChainOnlyAddedError'
  /** @param options.chain the chain's name. */
  constructor({ chain }: { readonly chain: string }) {
    super(`"${chain}" was added to the wallet, which did not switch to it.`, {
      hint: 'Switch again: the wallet now knows the network.',
    })
  }
}

/** The wallet does not know the chain, and the app has no public endpoint to add it with. */
export class NoPublicEndpointError extends KitError {
  override name = 'NoPublicEndpointError'
  /** @param options.chain the chain's name. */
  constructor({ chain }: { readonly chain: string }) {
    super(
      `"${chain}" cannot be added to the wallet, because the app has no public endpoint for it.`,
      {
        hint: 'Set `walletRpcUrls` of the chain, or add the network in the wallet.',
        docsPath: '/configuration#what-wallets-get',
      },
    )
  }
}

/** The requested chain is not in the configuration. */
export class UnconfiguredChainError extends KitError {
  override name = 'UnconfiguredChainError'
  constructor({ chainId }: { readonly chainId: number }) {
    super(`Chain ${chainId} not configured.`, {
      hint: 'Add it to the chains of createKitConfig, or use a configured one.',
      docsPath: '/configuration#chains',
    })
  }
}
