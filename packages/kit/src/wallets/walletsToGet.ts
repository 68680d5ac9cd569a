import type { Device } from './device.ts'
import { getLink } from './getLink.ts'
import type { WalletDefinition, WalletGroupDefinition } from './walletDefinition.ts'

/** The 'Get a Wallet' list is limited to 3 (Spec §9). */
export const walletsToGetLimit = 3

/** The first three configured wallets that can be had on this device. */
export function walletsToGet(
  groups: readonly WalletGroupDefinition[],
  device: Pick<Device, 'browser' | 'platform'>,
): readonly WalletDefinition[] {
  return groups
    .flatMap(({ wallets }) => wallets)
    .filter(({ downloadUrls }) => downloadUrls && getLink(downloadUrls, device) !== undefined)
    .slice(0, walletsToGetLimit)
}
