import type { Config } from 'wagmi'

/** The providers of the announced wallets (EIP-6963) by rdns; of two announcements the first one counts. */
export function announcedProviders(config: Config): ReadonlyMap<string, unknown> {
  const announced = new Map<string, unknown>()
  for (const { info, provider } of config._internal.mipd?.getProviders() ?? []) {
    if (!announced.has(info.rdns)) announced.set(info.rdns, provider)
  }
  return announced
}
