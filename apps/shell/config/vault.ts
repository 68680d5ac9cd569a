import type { Deployment } from './deployment.ts'

/** Where the vault and its token stand on one network. */
export interface VaultContracts {
  readonly token: `0x${string}`
  readonly timeLock: `0x${string}`
}

/** On every chain of the demo, the same at every start. */
const demoVault: VaultContracts = {
  token: '0x5D78f16eB9c547F420A31B2b6B128a71ff9c772b',
  timeLock: '0x61bD88A034DAC9C2ACc22C8B1B684693A5c320Ea',
}

/** By chain id, outside the demo. Deploy `contracts/src/FoyerToken.sol` and `TimeLock.sol`, and name them here. */
const deployed: ReadonlyMap<number, VaultContracts> = new Map()

/** The vault of a network, undefined where there is none. */
export function vaultOn(
  chainId: number | undefined,
  { mode }: Pick<Deployment, 'mode'>,
): VaultContracts | undefined {
  if (chainId === undefined) return undefined
  return mode === 'demo' ? demoVault : deployed.get(chainId)
}
