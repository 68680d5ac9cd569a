import { KitError } from '@foyer/ui/errors/KitError.ts'

// Separate from the other configuration errors, since a page's first view does not check wallets.

/**
 * `walletConnect` was called without a valid project id, or `getDefaultConfig` of
 * '@foyer/rainbowkit' with a malformed one.
 */
export class MissingProjectIdError extends KitError {
  override name = 'MissingProjectIdError'
  /** @param options.value what was passed. Not shown, since it may be another secret. */
  constructor({ wallet, value }: { readonly wallet: string; readonly value?: unknown }) {
    super(`No projectId found. "${wallet}" connects through WalletConnect, which needs one.`, {
      hint: 'Pass `projectId` (32 hexadecimal digits), or leave this wallet out.',
      details:
        value === undefined || value === '' ? undefined : 'The value passed is not a project id.',
      docsPath: '/configuration#walletconnect',
    })
  }
}

/** The `iconAccent` of a wallet in `walletGroups` is not a hex value. */
export class InvalidAccentColorError extends KitError {
  override name = 'InvalidAccentColorError'
  /** @param options.wallet its name. */
  constructor({ wallet, value }: { readonly wallet: string; readonly value: unknown }) {
    super(`Property \`iconAccent\` is not a hex value for wallet: ${wallet}.`, {
      hint: 'Write it as #rgb or #rrggbb.',
      details: `It is ${JSON.stringify(value) ?? String(value)}.`,
      docsPath: '/configuration#wallets',
    })
  }
}

/** The list of `walletGroups` or one of its groups is empty. */
export class EmptyWalletGroupError extends KitError {
  override name = 'EmptyWalletGroupError'
  /** @param options.groupName Default: there are no groups. */
  constructor({ groupName }: { readonly groupName?: string | undefined } = {}) {
    super(
      groupName === undefined
        ? 'No wallets provided.'
        : `No wallets provided for group: ${groupName}.`,
      {
        hint: 'Put at least one wallet into each group, or leave the group out.',
        docsPath: '/configuration#wallets',
      },
    )
  }
}

/** Two wallets of `walletGroups` have the same id. */
export class DuplicateWalletError extends KitError {
  override name = 'DuplicateWalletError'
  constructor({ id }: { readonly id: string }) {
    super(`Wallet "${id}" is in the list twice.`, {
      hint: 'Leave one of them out, or give it another `id`.',
      docsPath: '/configuration#wallets',
    })
  }
}
