import {
  DuplicateWalletError,
  EmptyWalletGroupError,
  InvalidAccentColorError,
} from '../../errors/walletList.ts'
import type { LoadWalletGroups, WalletGroupDefinition } from '../walletDefinition.ts'

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Validates configured wallets.
 *
 * @throws EmptyWalletGroupError, InvalidAccentColorError or DuplicateWalletError.
 */
export function validateWalletGroups(
  groups: readonly WalletGroupDefinition[],
): readonly WalletGroupDefinition[] {
  if (groups.length === 0) throw new EmptyWalletGroupError()
  const ids = new Set<string>()
  for (const { groupName, wallets } of groups) {
    if (wallets.length === 0) throw new EmptyWalletGroupError({ groupName })
    for (const { iconAccent, id, name } of wallets) {
      if (iconAccent !== undefined && !hexColor.test(iconAccent)) {
        throw new InvalidAccentColorError({ wallet: name, value: iconAccent })
      }
      if (ids.has(id)) throw new DuplicateWalletError({ id })
      ids.add(id)
    }
  }
  return groups
}

/**
 * Validates wallets for `createKitConfig({ walletGroups })`.
 *
 * @throws EmptyWalletGroupError, InvalidAccentColorError or DuplicateWalletError.
 */
export function defineWalletGroups(groups: readonly WalletGroupDefinition[]): LoadWalletGroups {
  const valid = validateWalletGroups(groups)
  return async () => valid
}
