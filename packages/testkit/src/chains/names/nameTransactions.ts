import {
  type Address,
  encodeFunctionData,
  type Hex,
  labelhash,
  namehash,
  numberToHex,
  zeroAddress,
} from 'viem'
import { deployer, nameRegistryAbi, nameResolverAbi } from '#contracts'
import { contractAddress } from '../contractAddress.ts'
import {
  defaultCoinType,
  ethCoinType,
  nameRecords,
  type PrimaryName,
  primaryNames,
} from './names.ts'

/** A call that the deployer sends during a chain's setup. */
export interface SetupTransaction {
  readonly to: Address
  readonly data: Hex
  readonly gas: Hex
}

/** Gas limits, several times what is needed; all together fit into one block. */
const gas = { registration: numberToHex(300_000), records: numberToHex(10_000_000) }

/**
 * The calls that write the names into the registry and the resolver, in order. `avatarUrl`
 * returns the avatar record of a name.
 */
export function nameTransactions(
  avatarUrl?: ((name: string) => string) | undefined,
): readonly SetupTransaction[] {
  const reverse = primaryNames.map((primary) => ({ ...primary, reverseName: reverseName(primary) }))
  const names = [...nameRecords.map(({ name }) => name), ...reverse.map((r) => r.reverseName)]
  const writes = nameRecords.flatMap(({ name, addresses, texts, avatar }) => [
    ...[...addresses].map(([coinType, address]) => setAddress(name, coinType, address)),
    ...Object.entries({
      ...texts,
      ...(avatar && avatarUrl ? { avatar: avatarUrl(name) } : {}),
    }).map(([key, value]) => setText(name, key, value)),
  ])
  const claims = reverse.map((primary) => setName(primary.reverseName, primary.name))
  return [...registrations(names), toResolver([...writes, ...claims])]
}

/** One registration for each name and each of its parents, parents first, without duplicates. */
function registrations(names: readonly string[]): readonly SetupTransaction[] {
  const resolver = contractAddress('NameResolver')
  const leaves = new Set(names)
  const all = new Set(names.flatMap(lineage))
  return [...all].map((name) => {
    const [label = '', ...rest] = name.split('.')
    const data = encodeFunctionData({
      abi: nameRegistryAbi,
      functionName: 'setSubnodeRecord',
      args: [
        namehash(rest.join('.')),
        labelhash(label),
        deployer,
        leaves.has(name) ? resolver : zeroAddress,
        0n,
      ],
    })
    return { to: contractAddress('NameRegistry'), data, gas: gas.registration }
  })
}

/** `a.b.c` returns `c`, `b.c`, `a.b.c`. */
function lineage(name: string): readonly string[] {
  const labels = name.split('.')
  return labels.map((_, index) => labels.slice(labels.length - 1 - index).join('.'))
}

/** The reverse name under which an address sets its primary name on a chain (EIP-181, ENSIP-19). */
function reverseName({ address, coinType }: PrimaryName): string {
  return `${address.slice(2).toLowerCase()}.${reverseSpace(coinType)}.reverse`
}

function reverseSpace(coinType: bigint): string {
  if (coinType === ethCoinType) return 'addr'
  return coinType === defaultCoinType ? 'default' : coinType.toString(16)
}

function setAddress(name: string, coinType: bigint, address: Address): Hex {
  return encodeFunctionData({
    abi: nameResolverAbi,
    functionName: 'setAddr',
    args: [namehash(name), coinType, address],
  })
}

function setText(name: string, key: string, value: string): Hex {
  return encodeFunctionData({
    abi: nameResolverAbi,
    functionName: 'setText',
    args: [namehash(name), key, value],
  })
}

function setName(node: string, name: string): Hex {
  return encodeFunctionData({
    abi: nameResolverAbi,
    functionName: 'setName',
    args: [namehash(node), name],
  })
}

function toResolver(writes: readonly Hex[]): SetupTransaction {
  const data = encodeFunctionData({
    abi: nameResolverAbi,
    functionName: 'multicall',
    args: [writes],
  })
  return { to: contractAddress('NameResolver'), data, gas: gas.records }
}
