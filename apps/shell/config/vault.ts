import type { Deployment } from './deployment.ts'

/** The addresses of the vault and its token on one chain. */
export interface VaultContracts {
  readonly token: `0x${string}`
  readonly timeLock: `0x${string}`
}

/** What the token says of itself, on every chain; a test compares it with the contract. */
export const vaultToken = { symbol: 'FOYER', decimals: 18 } as const

/** The same on every chain of the demo, at every start. */
const demoVault: VaultContracts = {
  token: '0x86FF207fC6eE37B1C36A2C95ab87367908eD6905',
  timeLock: '0xAFd68DA7f1A62EAFC83298b09F6016DB2d33a6e6',
}

/** By chain id, in production: add the deployed `FoyerToken.sol` and `TimeLock.sol` here. */
const deployed: ReadonlyMap<number, VaultContracts> = new Map()

/** Whether any chain has a vault. */
export function hasVault(mode: Deployment['mode']): boolean {
  return mode === 'demo' || deployed.size > 0
}

/** The vault of a chain. Undefined if it has none. */
export function vaultOn(
  chainId: number | undefined,
  { mode }: Pick<Deployment, 'mode'>,
): VaultContracts | undefined {
  if (chainId === undefined) return undefined
  return mode === 'demo' ? demoVault : deployed.get(chainId)
}
