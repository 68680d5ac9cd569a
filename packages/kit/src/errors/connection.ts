import { KitError } from '@foyer/ui/errors/KitError.ts'

/**
 * The chosen wallet is not available: not installed, disabled, or removed after the list was shown.
 */
export class MissingWalletError extends KitError {
  override name = 'MissingWalletError'
  /** @param options.wallet its name. */
  constructor({ wallet, cause }: { readonly wallet: string; readonly cause?: unknown }) {
    super(`Wallet "${wallet}" was not found.`, {
      hint: 'Install or enable it, then try again.',
      cause,
    })
  }
}

/** The wallet has another request open and accepts no second one (-32002). */
export class ResourceUnavailableError extends KitError {
  override name = 'ResourceUnavailableError'
  /** @param options.wallet its name. */
  constructor({ wallet, cause }: { readonly wallet: string; readonly cause?: unknown }) {
    super('Requested resource not available.', {
      hint: `"${wallet}" has a pending request: open the wallet, answer it, then try again.`,
      cause,
    })
  }
}

/** The connector's provider is unusable: it has no `request` (EIP-1193). */
export class ProviderRequiredError extends KitError {
  override name = 'ProviderRequiredError'
  /** @param options.connector its name. */
  constructor({ connector }: { readonly connector: string }) {
    super('provider is required.', { details: `Connector "${connector}" has none.` })
  }
}

/** The WalletConnect connector has no chains to request from a wallet. */
export class NoConnectorChainsError extends KitError {
  override name = 'NoConnectorChainsError'
  /** @param options.connector its name. */
  constructor({ connector }: { readonly connector: string }) {
    super('No chains found on connector.', {
      details: `Connector "${connector}" has no chains to request from a wallet.`,
      hint: 'Configure at least one chain.',
      docsPath: '/configuration#chains',
    })
  }
}

/** The connector did not answer in time. The visitor may still approve the request. */
export class ConnectorTimeoutError extends KitError {
  override name = 'ConnectorTimeoutError'
  /** Time limit, in ms. */
  readonly timeout: number
  constructor({
    connector,
    hint = 'Open the wallet: it may be locked, or waiting for your answer.',
    operation,
    timeout,
  }: {
    /** Its name. */
    readonly connector: string
    /** What to do about it. Default: open the wallet. */
    readonly hint?: string | undefined
    /** The operation that timed out, e.g. 'isAuthorized'. */
    readonly operation: string
    /** Time limit, in ms. */
    readonly timeout: number
  }) {
    super(`"${connector}" did not answer within ${timeout} ms.`, {
      details: `It was asked for ${operation}.`,
      hint,
    })
    this.timeout = timeout
  }
}

/** The pairing link expired before a wallet answered. A new link is needed. */
export class PairingExpiredError extends KitError {
  override name = 'PairingExpiredError'
  constructor() {
    super('The pairing link expired before a wallet answered.', { hint: 'Create a new one.' })
  }
}

/**
 * The page that embeds this one did not say which Safe it shows: it did not answer within
 * `SafeOptions.timeout`, or its answer names no Safe.
 */
export class SafeInfoError extends KitError {
  override name = 'SafeInfoError'
  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('Could not load Safe information', {
      hint: 'Open this page as an app inside Safe, then try again.',
      cause,
    })
  }
}

/**
 * A request to sign or send over WalletConnect is refused: the session does not include this chain,
 * and the wallet would act on another one.
 */
export class ChainNotCoveredError extends KitError {
  override name = 'ChainNotCoveredError'
  /** EIP-1193 code for "not connected to the requested chain". */
  readonly code = 4901
  /** @param options.wallet its name. */
  constructor({ wallet, chainId }: { readonly wallet: string; readonly chainId: number }) {
    super(`The session with "${wallet}" does not cover chain ${chainId}.`, {
      hint: 'Switch to a network that the wallet has approved, or connect it again.',
    })
  }
}

/**
 * WalletConnect's relay is unreachable or refused to create a pairing link. It also refuses
 * a device whose clock is two minutes ahead or a day behind.
 */
export class RelayUnreachableError extends KitError {
  override name = 'RelayUnreachableError'
  constructor({ cause }: { readonly cause?: unknown } = {}) {
    super('The WalletConnect relay cannot be reached.', {
      hint: 'Check your internet connection and the device’s clock, then try again.',
      cause,
    })
  }
}

/** The browser blocked the wallet's pop-up window. */
export class WindowBlockedError extends KitError {
  override name = 'WindowBlockedError'
  /** @param options.wallet its name. */
  constructor({ wallet }: { readonly wallet: string }) {
    super(`The browser blocked the window of "${wallet}".`, {
      hint: 'Allow pop-ups for this site, then try again.',
    })
  }
}

/** The visitor cancelled this connection attempt. Any later approval is revoked. */
export class AttemptAbandonedError extends KitError {
  override name = 'AttemptAbandonedError'
  /** @param options.wallet its name. */
  constructor({ wallet }: { readonly wallet: string }) {
    super(`The connection to "${wallet}" was cancelled before the wallet responded.`)
  }
}

/** The wallet approved but shared no account. Counts as a rejection. */
export class NoAccountError extends KitError {
  override name = 'NoAccountError'
  /** @param options.wallet its name. */
  constructor({ wallet }: { readonly wallet: string }) {
    super(`"${wallet}" shared no account: accounts received is empty.`)
  }
}
