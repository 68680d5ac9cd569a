import { KitError } from './KitError.ts'

const docsPath = 'docs/configuration.md'

/** A wallet's accent colour is not a hex value (docs/spec-map.md §5). */
export class InvalidAccentColorError extends KitError {
  override name = 'InvalidAccentColorError'
  constructor({ wallet, value }: { readonly wallet: string; readonly value: unknown }) {
    super(`Property \`iconAccent\` is not a hex value for wallet: ${wallet}.`, {
      hint: 'Write it as #rgb or #rrggbb.',
      details: `It is ${JSON.stringify(value) ?? String(value)}.`,
      docsPath,
    })
  }
}

/** The wallet list or one of its groups is empty. */
export class EmptyWalletGroupError extends KitError {
  override name = 'EmptyWalletGroupError'
  constructor({ groupName }: { readonly groupName?: string | undefined } = {}) {
    super(
      groupName === undefined
        ? 'No wallets provided.'
        : `No wallets provided for group: ${groupName}.`,
      { hint: 'Put at least one wallet into each group, or leave the group out.', docsPath },
    )
  }
}

/** Two wallets in the list have the same id. */
export class DuplicateWalletError extends KitError {
  override name = 'DuplicateWalletError'
  constructor({ id }: { readonly id: string }) {
    super(`Wallet "${id}" is in the list twice.`, { docsPath })
  }
}
