import { foyerTokenAbi, foyerTokenBytecode } from './generated/FoyerToken.ts'
import { multicall3DeployedBytecode } from './generated/Multicall3.ts'
import { nameRegistryDeployedBytecode } from './generated/NameRegistry.ts'
import { nameResolverAbi, nameResolverBytecode } from './generated/NameResolver.ts'
import { timeLockAbi, timeLockBytecode } from './generated/TimeLock.ts'
import { universalResolverDeployedBytecode } from './generated/UniversalResolver.ts'

export type Hex = `0x${string}`

/** Sets the code at an address without running a constructor. */
export interface SetCode {
  readonly kind: 'setCode'
  readonly address: Hex
  readonly deployedBytecode: Hex
  /** Initial storage by slot; slots and values have 32 bytes. */
  readonly storage?: Readonly<Record<Hex, Hex>> | undefined
}

/**
 * A CREATE2 deployment by {@link create2Factory}: code, arguments and salt determine the address.
 */
export interface Deploy {
  readonly kind: 'deploy'
  readonly abi: readonly unknown[]
  readonly bytecode: Hex
  /** The constructor's arguments. `addressOf` returns the address of an earlier entry. */
  readonly args: (addressOf: (name: string) => Hex) => readonly unknown[]
  /** 32 bytes; distinguishes two deployments of the same code and arguments. */
  readonly salt: Hex
}

/** One contract of the local chains. */
export interface Deployment {
  readonly name: string
  readonly how: SetCode | Deploy
  /** The ids of the chains that have it. */
  readonly chains: 'all' | readonly number[]
}

/** The factory that anvil provides on every chain, at the same address as on public networks. */
export const create2Factory: Hex = '0x4e59b44847b379578588920ca78fbf26c0b4956c'

/** Owns the root name and sends the setup transactions. Has no known key; anvil impersonates it. */
export const deployer: Hex = '0xf0eef0eef0eef0eef0eef0eef0eef0eef0eef0ee'

/** The storage slot of the root node's owner in `NameRegistry`: keccak256 of node 0 and slot 0. */
const rootOwnerSlot: Hex = '0xad3228b676f7d3cd4284a5443f17f1962b36e491b30a40b2405849e597ba5fb5'

const noSalt: Hex = `0x${'0'.repeat(64)}`

/** The contracts of the local chains. A new contract is a source in `src/` and an entry here. */
export const deployments = [
  {
    name: 'Multicall3',
    how: {
      kind: 'setCode',
      address: '0xcA11bde05977b3631167028862bE2a173976CA11',
      deployedBytecode: multicall3DeployedBytecode,
    },
    chains: 'all',
  },
  {
    name: 'NameRegistry',
    how: {
      kind: 'setCode',
      address: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
      deployedBytecode: nameRegistryDeployedBytecode,
      storage: { [rootOwnerSlot]: `0x${deployer.slice(2).padStart(64, '0')}` },
    },
    chains: [1],
  },
  {
    name: 'NameResolver',
    how: {
      kind: 'deploy',
      abi: nameResolverAbi,
      bytecode: nameResolverBytecode,
      args: (addressOf) => [addressOf('NameRegistry')],
      salt: noSalt,
    },
    chains: [1],
  },
  {
    name: 'UniversalResolver',
    how: {
      kind: 'setCode',
      address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee',
      deployedBytecode: universalResolverDeployedBytecode,
    },
    chains: [1],
  },
  {
    name: 'FoyerToken',
    how: {
      kind: 'deploy',
      abi: foyerTokenAbi,
      bytecode: foyerTokenBytecode,
      args: () => [],
      salt: noSalt,
    },
    chains: 'all',
  },
  {
    name: 'TimeLock',
    how: {
      kind: 'deploy',
      abi: timeLockAbi,
      bytecode: timeLockBytecode,
      args: (addressOf) => [addressOf('FoyerToken')],
      salt: noSalt,
    },
    chains: 'all',
  },
] as const satisfies readonly Deployment[]
