import { KitError } from './KitError.ts'

/** The chosen wallet is not there: not installed, switched off, or gone since the list was drawn (Spec §8). */
export class MissingWalletError extends KitError {
  override name = 'MissingWalletError'
  constructor({ wallet, cause }: { readonly wallet: string; readonly cause?: unknown }) {
    super(`Wallet "${wallet}" was not found.`, {
      hint: 'Install it or switch it on, then try again.',
      cause,
    })
  }
}

/** The wallet takes no second request while one waits in it (-32002; Spec §8). */
export class ResourceUnavailableError extends KitError {
  override name = 'ResourceUnavailableError'
  constructor({ wallet, cause }: { readonly wallet: string; readonly cause?: unknown }) {
    super('Requested resource not available.', {
      hint: `Another request waits in "${wallet}": open it, answer that one, then try again.`,
      cause,
    })
  }
}

/** A connector was used without a provider (Spec §8). */
export class ProviderRequiredError extends KitError {
  override name = 'ProviderRequiredError'
  constructor({ connector }: { readonly connector: string }) {
    super('provider is required.', { details: `Connector "${connector}" has none.` })
  }
}

/** A connector was given no network that it could ask a wallet for (Spec §8). */
export class NoConnectorChainsError extends KitError {
  override name = 'NoConnectorChainsError'
  constructor({ connector }: { readonly connector: string }) {
    super('No chains found on connector.', {
      details: `Connector "${connector}" has none to ask a wallet for.`,
      hint: 'Give the configuration at least one chain.',
      docsPath: 'docs/configuration.md',
    })
  }
}

/** A connector did not answer within its time. It says nothing about what was decided in the wallet. */
export class ConnectorTimeoutError extends KitError {
  override name = 'ConnectorTimeoutError'
  /** Time that was waited, in ms. */
  readonly timeout: number
  constructor({
    connector,
    operation,
    timeout,
  }: {
    readonly connector: string
    /** What was asked, e.g. 'isAuthorized'. */
    readonly operation: string
    readonly timeout: number
  }) {
    super(`"${connector}" did not answer within ${timeout} ms.`, {
      details: `It was asked for ${operation}.`,
      hint: 'Open the wallet to see whether it is locked or waits for an answer.',
    })
    this.timeout = timeout
  }
}

/** A pairing link was not used, or not answered, while it held. Another one has to be made. */
export class PairingExpiredError extends KitError {
  override name = 'PairingExpiredError'
  constructor() {
    super('The pairing link has expired: no wallet has answered it.', { hint: 'Make a new one.' })
  }
}

/** The page around this one did not say which Safe it shows (Spec §8). */
export class SafeInfoError extends KitError {
  override name = 'SafeInfoError'
  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('Could not load Safe information', {
      hint: 'Open this page as an app inside Safe, then try again.',
      cause,
    })
  }
}

/** The wallet went to a chain for which it has approved nothing: it would act on another one instead. */
export class ChainNotCoveredError extends KitError {
  override name = 'ChainNotCoveredError'
  /** EIP-1193: not connected to the requested chain. */
  readonly code = 4901
  constructor({ wallet, chainId }: { readonly wallet: string; readonly chainId: number }) {
    super(`The session with "${wallet}" does not cover chain ${chainId}.`, {
      hint: 'Switch to a network that the wallet has approved, or connect it again.',
    })
  }
}

/** WalletConnect's relay made no pairing link: it cannot be reached from here, or has refused. */
export class RelayUnreachableError extends KitError {
  override name = 'RelayUnreachableError'
  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('The relay that passes messages on to the wallet cannot be reached.', {
      hint: 'Check the connection to the internet, then try again.',
      cause,
    })
  }
}

/** The browser did not let a wallet open its window. */
export class WindowBlockedError extends KitError {
  override name = 'WindowBlockedError'
  constructor({ wallet }: { readonly wallet: string }) {
    super(`The browser blocked the window of "${wallet}".`, {
      hint: 'Allow windows (pop-ups) for this site, then try again.',
    })
  }
}
